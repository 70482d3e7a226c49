import * as firenze from '@signoria/firenze';
import { bricksInWords, colourName, useScene } from './scene.ts';
import { Brick } from './signs.tsx';
import type { Sheet, SheetState } from './useSheet.ts';

interface PaymentProps {
  readonly state: SheetState;
  readonly sheet: Sheet;
  readonly title: string | null;
}

/** The bricks to pay with: a suggestion that can be changed with − and +. */
export function Payment({ state, sheet, title }: PaymentProps) {
  const scene = useScene();
  const { words } = scene;
  const { due, paid, store } = sheet;
  const { labels } = words;
  const missing = due - paid.length;
  const left = Object.fromEntries(
    firenze.COLOURS.map((colour) => [colour, store[colour] - paid.filter((one) => one === colour).length]),
  );
  return (
    <div className="payment">
      {title !== null && (
        <h3>
          {title} <small>{due > 0 && labels.sheet.payNote}</small>
        </h3>
      )}
      <div className="steppers">
        {firenze.COLOURS.filter((colour) => store[colour] > 0 && due > 0).map((colour) => (
          <Stepper key={colour} state={state} sheet={sheet} colour={colour} />
        ))}
      </div>
      <p role="status" className={missing > 0 ? 'missing' : ''}>
        {missing > 0 ? labels.sheet.missing(words.bricks(missing)) : labels.sheet.left(bricksInWords(scene, left))}
      </p>
    </div>
  );
}

interface StepperProps {
  readonly state: SheetState;
  readonly sheet: Sheet;
  readonly colour: firenze.Colour;
}

function Stepper({ state, sheet: { paid, store, due }, colour }: StepperProps) {
  const scene = useScene();
  const { labels } = scene.words;
  const name = scene.words.colour(colour);
  const count = paid.filter((one) => one === colour).length;
  const canAdd = count < store[colour] && (paid.length < due || count < paid.length);
  return (
    <fieldset className={`stepper ${count > 0 ? 'on' : ''}`} aria-label={colourName(scene, colour)}>
      <Brick colour={colour} />
      <span>
        <b>{count}</b> <small>{labels.ofLimit(store[colour])}</small>
      </span>
      <button
        type="button"
        aria-label={labels.sheet.fewer(name)}
        disabled={count === 0}
        onClick={() => state.pay(colour, -1)}
      >
        −
      </button>
      <button
        type="button"
        aria-label={labels.sheet.more(name)}
        disabled={!canAdd}
        onClick={() => state.pay(colour, 1)}
      >
        +
      </button>
    </fieldset>
  );
}
