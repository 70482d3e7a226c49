import type { Page } from 'playwright-core';
import type { Visitor } from '../support/visitor.ts';

export interface Guests {
  readonly anna: Visitor;
  readonly otto: Visitor;
}

/** A plan by which two guests play a game by a link. One plan is created for each run of the test. */
export interface TogetherPlan {
  /** Changes settings on Anna's set-up page. */
  setUp?(page: Page): Promise<void>;
  /** Runs while Anna waits for Otto. */
  whileWaiting?(guests: Guests): Promise<void>;
  /** Runs before both guests try to answer. `attempt` counts these attempts from 0. */
  beforeAttempt?(guests: Guests, attempt: number): Promise<void>;
  /** Answers if this page must decide. Returns true if it did. By default a choice of the list is played. */
  answer?(page: Page, guests: Guests, attempt: number): Promise<boolean>;
  /** Returns true to stop before the end of the game. */
  isEnough?(): boolean;
  /** Returns true for a console message that the plan itself causes. */
  isExpected?(message: string): boolean;
  /** Runs at the last position of the replay on Otto's page. */
  atReplay?(guests: Guests): Promise<void>;
  /** Runs after the game and the replay. */
  afterwards?(guests: Guests): Promise<void>;
}
