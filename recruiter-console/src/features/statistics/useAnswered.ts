import { useState } from 'react';

interface Answered<State, Data> {
  state: State;
  data: Data | undefined;
}

/** An answer together with the state it belongs to. The old numbers stay with their old state until the next answer arrives. */
export function useAnswered<State, Data>(asked: State, answer: Data | undefined): Answered<State, Data> {
  const [before, setBefore] = useState<Answered<State, Data>>({ state: asked, data: answer });
  if (answer !== undefined && (before.data !== answer || before.state !== asked))
    setBefore({ state: asked, data: answer });
  return answer === undefined && before.data !== undefined ? before : { state: asked, data: answer };
}
