import { allowFloor, isFloor, liftFloor, positionNow, stopLaying } from './floor';
import { isOverlayOpen } from './overlays';

/** After so long without a step the browser has taken them all. */
const SETTLED_MS = 150;

/**
 * Steps through the browser's history that the router must not see. It takes back a step that it stops, and takes the next one that it
 * hears of for that: a second press of back meanwhile would leave the address of another page above this one.
 */
export class Steps {
  /** Position of the page that is shown. */
  #shown = positionNow();
  /** The router's own step leads there. */
  #goal: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Before the router's listener. */
  attach(): () => void {
    const onStep = (event: PopStateEvent): void => this.#onStep(event);
    window.addEventListener('popstate', onStep, true);
    if (isFloor()) liftFloor();
    allowFloor(true);
    return () => {
      stopLaying();
      clearTimeout(this.#timer);
      window.removeEventListener('popstate', onStep, true);
    };
  }

  /** The router shows the page of the entry that the browser is at. */
  arrived(): void {
    this.#shown = positionNow();
    this.#goTo(null);
  }

  /** The router takes a step back again. */
  stopped(): void {
    if (positionNow() === null) return;
    this.#goTo(this.#shown);
    this.#goOnWhenSettled();
  }

  #goTo(goal: number | null): void {
    this.#goal = goal;
    allowFloor(goal === null);
  }

  #onStep(event: PopStateEvent): void {
    const at = positionNow();
    if (this.#goal !== null) {
      if (at === this.#goal) this.#goTo(null);
      else event.stopImmediatePropagation();
      this.#goOnWhenSettled();
    } else if (isFloor() && at !== null && !isOverlayOpen()) {
      // The page has it from now on, for a way back to it, and where nothing lies below that one could leave the page for.
      liftFloor();
      // It shows the page of the entry above: one press leaves both. The same position is that of a floor below a floor.
      if (this.#shown === at + 1 || this.#shown === at) window.history.back();
    }
  }

  #goOnWhenSettled(): void {
    clearTimeout(this.#timer);
    if (this.#goal === null) return;
    this.#timer = setTimeout(() => {
      if (this.#goal !== null) window.history.go(this.#goal - (positionNow() ?? this.#goal));
    }, SETTLED_MS);
  }
}
