import { answerSomehow, choosePass } from '../../support/wholeGame.ts';
import type { TogetherPlan } from '../togetherPlan.ts';

/** Number of answers after which both players pass whenever possible. */
const ENOUGH = 24;

/** Both guests shorten the game by passing; Otto then has a desktop screen. */
export function florenzaTogether(): TogetherPlan {
  let answers = 0;
  let isWide = false;
  return {
    async beforeAttempt({ otto }) {
      if (isWide || answers < ENOUGH) return;
      isWide = true;
      await otto.page.setViewportSize({ width: 1440, height: 900 });
    },
    async answer(page) {
      const isAnswered = (await answerSomehow(page, answers < ENOUGH ? undefined : choosePass)) !== null;
      if (isAnswered) answers++;
      return isAnswered;
    },
  };
}
