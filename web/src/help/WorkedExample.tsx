import type { LoadedGame } from '@signoria/catalogue';
import type { Example, Named, Prose } from '@signoria/engine';
import { plain } from '@signoria/engine';
import type { GamePictures, Pictured } from '../shell/gamePictures.ts';
import { useGamePictures } from '../shell/gamePictures.ts';
import { Loading } from '../shell/Loading.tsx';
import { RuleText } from '../shell/RuleText.tsx';

interface WorkedExampleProps extends LoadedGame {
  readonly example: Example;
  readonly figures: unknown;
  /** True beside a table, where space is scarce. */
  readonly isFolded: boolean;
}

/** An example below its rule: the components it is about, and its steps with their symbols. */
export function WorkedExample({ example, figures, rules, text, isFolded }: WorkedExampleProps) {
  return (
    <details className="example" open={!isFolded}>
      <summary>{text.rulebook.example}</summary>
      <Loading fallback={<Steps steps={example.steps} />}>
        <Drawn game={rules.id} example={example} figures={figures} text={text} />
      </Loading>
    </details>
  );
}

function Drawn({ game, example, ...pictured }: Pictured & { readonly game: string; readonly example: Example }) {
  const pictures = useGamePictures(game);
  if (pictures === null) return <Steps steps={example.steps} />;
  return (
    <>
      <div className="examplePictures">
        {example.shows.map((id) => (
          <pictures.Picture key={id} id={id} {...pictured} />
        ))}
      </div>
      <Steps steps={example.steps} draw={{ Sign: pictures.Sign, pictured }} />
    </>
  );
}

interface Drawing {
  readonly Sign: GamePictures['Sign'];
  readonly pictured: Pictured;
}

function Steps({ steps, draw }: { readonly steps: readonly Prose[]; readonly draw?: Drawing }) {
  return (
    <ol>
      {steps.map((step) => (
        <li key={plain(step)}>
          <StepText step={step} draw={draw} />
        </li>
      ))}
    </ol>
  );
}

/** A step with a symbol before each component it names. */
function StepText({ step, draw }: { readonly step: Prose; readonly draw: Drawing | undefined }) {
  return step.map((piece, index) =>
    typeof piece === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never change their order
      <RuleText key={index} text={piece} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never change their order
      <DrawnName key={index} piece={piece} draw={draw} />
    ),
  );
}

/** A name whose symbol stays on the line of its first word. */
function DrawnName({ piece: { of, text }, draw }: { readonly piece: Named; readonly draw: Drawing | undefined }) {
  if (draw === undefined) return text;
  const [first = '', ...rest] = text.split(' ');
  return (
    <>
      <span className="unbroken">
        <draw.Sign id={of} said={text} {...draw.pictured} />
        {first}
      </span>
      {rest.map((word) => ` ${word}`)}
    </>
  );
}
