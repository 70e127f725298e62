import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layFloor } from './floor';
import { opened } from './overlays';
import { Steps } from './Steps';

interface Entry {
  page: string;
  /** The router's state, which includes the floor; null in an entry of another document. */
  state: { idx: number; floor?: string } | null;
}

/** A tab whose history has these entries and shows the last one, and a router that listens to steps. */
class Tab {
  readonly entries: Entry[];
  at: number;
  /** Requested steps, which the browser takes later, one after the other. */
  readonly asked: (() => void)[] = [];
  /** The pages of the steps that reached the router. */
  readonly heard: string[] = [];

  constructor(...entries: Entry[]) {
    this.entries = entries;
    this.at = entries.length - 1;
  }

  get entry(): Entry {
    const entry = this.entries[this.at];
    if (!entry) throw new Error('no entry');
    return entry;
  }

  get history() {
    const go = (steps: number): void => void this.asked.push(() => this.step(steps));
    const state = this.entry.state;
    return {
      state,
      length: this.entries.length,
      go,
      back: () => go(-1),
      replaceState: (next: Entry['state']) => {
        this.entry.state = next;
      },
      pushState: (next: Entry['state']) => {
        this.entries.splice(this.at + 1, Infinity, { page: this.entry.page, state: next });
        this.at += 1;
      },
    };
  }

  step(steps: number): void {
    if (!this.entries[this.at + steps]) return;
    this.at += steps;
    if (this.entry.state !== null) window.dispatchEvent(new PopStateEvent('popstate'));
  }
}

const LIST: Entry = { page: 'list', state: { idx: 0 } };
const PROFILE: Entry = { page: 'profile', state: { idx: 1 } };
const JOB: Entry = { page: 'job', state: { idx: 2 } };
let detach: () => void = () => undefined;

function shown(...entries: Entry[]) {
  const tab = new Tab(...entries.map((entry) => ({ ...entry })));
  Object.defineProperty(window, 'history', { get: () => tab.history, configurable: true });
  return { tab, steps: listen(tab) };
}
function listen(tab: Tab): Steps {
  const steps = new Steps();
  const detachSteps = steps.attach();
  const hear = (): void => void tab.heard.push(tab.entry.page);
  window.addEventListener('popstate', hear);
  detach = () => {
    detachSteps();
    window.removeEventListener('popstate', hear);
  };
  return steps;
}
/** The user presses back, and the router blocks the step: it goes forward again. */
function stopBack(tab: Tab, steps: Steps): void {
  tab.step(-1);
  steps.stopped();
  tab.history.go(1);
}
/** The browser takes the requested steps, until no more are requested. */
function settle(tab: Tab): void {
  for (let rounds = 0; rounds < 5; rounds += 1) {
    while (tab.asked.length > 0) tab.asked.shift()?.();
    vi.runAllTimers();
  }
}
const isActive = (hasBeenActive: boolean): void => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });
};

const { history } = window;
beforeEach(() => {
  vi.useFakeTimers();
  isActive(true);
});
afterEach(() => {
  detach();
  vi.useRealTimers();
  Object.defineProperty(window, 'history', { value: history, configurable: true });
  Reflect.deleteProperty(navigator, 'userActivation');
});

describe('a step that the router takes back', () => {
  it('is taken back, and the router hears of its own step alone', () => {
    const { tab, steps } = shown(LIST, PROFILE);
    stopBack(tab, steps);
    settle(tab);
    expect([tab.entry.page, tab.heard]).toEqual(['profile', ['list', 'profile']]);
    tab.step(-1);
    expect(tab.heard.at(-1)).toBe('list');
  });

  it('is taken back from where a second press leads meanwhile', () => {
    const { tab, steps } = shown(LIST, PROFILE, JOB);
    stopBack(tab, steps);
    tab.step(-1);
    expect(tab.entry.page).toBe('list');
    settle(tab);
    expect([tab.entry.page, tab.heard]).toEqual(['job', ['profile', 'job']]);
  });

  it('is taken back when the browser drops the way back for a second press', () => {
    const { tab, steps } = shown(LIST, PROFILE, JOB);
    tab.step(-1);
    steps.stopped();
    settle(tab);
    expect([tab.entry.page, tab.heard]).toEqual(['job', ['profile', 'job']]);
  });

  it('lays no floor beside the page before, where a question opens meanwhile', () => {
    const { tab, steps } = shown(LIST, PROFILE);
    stopBack(tab, steps);
    layFloor();
    settle(tab);
    expect([tab.entry.page, tab.entries.length]).toEqual(['profile', 2]);
  });

  it('is forgotten when another page is shown', () => {
    const { tab, steps } = shown(LIST, PROFILE, JOB);
    tab.step(-1);
    steps.stopped();
    steps.arrived();
    settle(tab);
    expect(tab.entry.page).toBe('profile');
  });
});

describe('the first page of a document', () => {
  const MAIL: Entry = { page: 'mail', state: null };

  it('gets an entry below its own when something opens, and is left by one press once nothing is open', () => {
    const { tab } = shown(MAIL, LIST);
    layFloor();
    expect(tab.entries.map(({ state }) => state?.idx)).toEqual([undefined, -1, 0]);
    tab.step(-1);
    settle(tab);
    expect([tab.entry.page, tab.heard]).toEqual(['mail', ['list']]);
  });

  it('keeps that entry where nothing lies below, and gets another below it when something opens again', () => {
    const { tab, steps } = shown(LIST);
    layFloor();
    tab.step(-1);
    settle(tab);
    steps.arrived();
    expect(tab.at).toBe(0);
    layFloor();
    expect(tab.entries.map(({ state }) => state?.idx)).toEqual([-2, -1]);
  });

  it('has that entry like others when somebody leaps to it and takes a link there', () => {
    const { tab, steps } = shown(MAIL, LIST);
    const go = (step: () => void): void => {
      step();
      settle(tab);
      steps.arrived();
    };
    layFloor();
    go(() => tab.history.pushState({ idx: 1 }));
    go(() => tab.step(-2));
    go(() => tab.history.pushState({ idx: 0 }));
    go(() => tab.step(-1));
    expect([tab.at, tab.entry.page]).toEqual([1, 'list']);
  });

  it('gets one only', () => {
    const { tab } = shown(MAIL, LIST);
    layFloor();
    layFloor();
    expect(tab.entries.length).toBe(3);
  });

  it('is left by one press also when another address replaced it', () => {
    const { tab, steps } = shown(MAIL, LIST);
    layFloor();
    tab.history.replaceState({ idx: 0 });
    steps.arrived();
    layFloor();
    tab.step(-1);
    settle(tab);
    expect(tab.entries.length).toBe(3);
    expect([tab.entry.page, tab.heard]).toEqual(['mail', ['list']]);
  });

  it('is left by one press also through the floor of before a reload, which another address replaced', () => {
    const { tab } = shown(MAIL, LIST);
    layFloor();
    tab.history.replaceState({ idx: 0 });
    detach();
    const steps = listen(tab);
    layFloor();
    expect(tab.entries.length).toBe(4);
    tab.step(-1);
    steps.arrived();
    settle(tab);
    expect(tab.entry.page).toBe('mail');
  });

  it('gives the router a step that it can stop while something is open', () => {
    const { tab, steps } = shown(MAIL, LIST);
    const close = opened(() => undefined);
    tab.step(-1);
    expect(tab.heard).toEqual(['list']);
    steps.stopped();
    tab.history.go(1);
    settle(tab);
    expect(tab.at).toBe(2);
    close();
  });

  it('lets one leave it while something is open that stays until what it asks is done', () => {
    const { tab } = shown(MAIL, LIST);
    const end = opened(() => undefined);
    const endTop = opened(undefined);
    tab.step(-1);
    settle(tab);
    expect(tab.entry.page).toBe('mail');
    endTop();
    end();
  });

  it.each(['is not the first', 'was not touched yet', 'cannot tell whether it was touched', 'has nobody who listens'])(
    'gets none when it %s',
    (why) => {
      const { tab } = why.startsWith('is') ? shown(LIST, PROFILE) : shown(MAIL, LIST);
      isActive(!why.startsWith('was'));
      if (why.startsWith('cannot')) Reflect.deleteProperty(navigator, 'userActivation');
      if (why.startsWith('has')) detach();
      layFloor();
      expect(tab.entries.length).toBe(2);
    },
  );
});
