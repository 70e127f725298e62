import { isFloor, positionNow, tellAway } from './floor';
import { isOverlayOpen } from './overlays';

/** A browser that takes no step for so long has taken them all. */
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
    return () => {
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
    tellAway(goal !== null);
  }

  #onStep(event: PopStateEvent): void {
    const at = positionNow();
    if (this.#goal !== null) {
      if (at === this.#goal) this.#goTo(null);
      else event.stopImmediatePropagation();
      this.#goOnWhenSettled();
    } else if (isFloor() && at !== null && this.#shown === at + 1 && !isOverlayOpen()) {
      // The floor shows the same page: one press leaves it.
      event.stopImmediatePropagation();
      window.history.back();
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
