import { allowFloor, isFloor, liftFloor, positionNow, stopLaying } from './floor';
import { isOverlayOpen } from './overlays';

/** After this time without a step the browser has taken all requested steps. */
const SETTLED_MS = 150;

/**
 * Hides steps through the browser's history from the router. The router reverses a step that it blocks, and takes the next step that it
 * hears of for this reversal. A second press of back meanwhile would show this page under the address of another one.
 */
export class Steps {
  /** Position of the page on the screen. */
  #shown = positionNow();
  /** The position to which the router's own step leads; null without such a step. */
  #goal: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Listens in the capture phase, before the router. */
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

  /** The router now shows the page of the browser's current entry. */
  arrived(): void {
    this.#shown = positionNow();
    this.#goTo(null);
  }

  /** The router blocks a step and reverses it. */
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
      // The floor becomes an ordinary entry, because the user may come forward to it, or may not be able to go further back.
      liftFloor();
      // The floor shows the same page as the entry above it, so one press of back leaves both. An equal position means a floor below
      // another floor.
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
