import { GAME_IDS } from '@signoria/catalogue';
import { LANGUAGES } from '@signoria/engine';
import { Link } from 'wouter';
import { THEMES } from '../settings.ts';
import type { GalleryParams } from './galleryParams.ts';
import { POSITIONS } from './galleryParams.ts';

/** Usual sizes of screens, in CSS pixels. */
const SIZES = ['360x640', '390x844', '768x1024', '1024x768', '1280x720', '1440x900', '1920x1080'];

interface ControlsProps {
  readonly wanted: GalleryParams;
  readonly show: (change: Partial<GalleryParams>) => void;
}

export function GalleryControls({ wanted, show }: ControlsProps) {
  const { game, question, seat, at, language, theme, width, height } = wanted;
  const asks = POSITIONS.filter((one) => one.game === game).map(({ ask }) => ask);
  const firstOf = (id: string) => POSITIONS.find((one) => one.game === id)?.ask ?? '';
  const size = `${width}x${height}`;
  const resize = (text: string) => {
    const [wide = width, high = height] = text.split('x').map(Number);
    show({ width: wide, height: high });
  };
  return (
    <p className="galleryControls">
      <Link href="/gallery">All questions</Link>
      <Choice
        name="Game"
        value={game}
        values={[...new Set([...GAME_IDS, game])]}
        onChoose={(id) => show({ game: id, question: firstOf(id), at: null, seat: null })}
      />
      <Choice
        name="Question"
        value={question}
        values={asks}
        onChoose={(ask) => show({ question: ask, at: null, seat: null })}
      />
      <Count name="Decisions" value={at} onChange={(count) => show({ at: count })} />
      <Count name="Seat" value={seat} onChange={(count) => show({ seat: count })} />
      <Choice name="Language" value={language} values={LANGUAGES} onChoose={(one) => show({ language: one })} />
      <Choice name="Theme" value={theme} values={THEMES} onChoose={(one) => show({ theme: one })} />
      <Choice name="Size" value={size} values={[...new Set([...SIZES, size])]} onChoose={resize} />
      <Count name="Width" value={width} onChange={(count) => show({ width: count ?? width })} />
      <Count name="Height" value={height} onChange={(count) => show({ height: count ?? height })} />
    </p>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ name, value, values, onChoose }: ChoiceProps<Value>) {
  return (
    <label>
      {name}{' '}
      <select value={value} onChange={({ target }) => onChoose(target.value as Value)}>
        {values.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}

interface CountProps {
  readonly name: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** A number that may be left empty. It takes effect when the field loses the focus. */
function Count({ name, value, onChange }: CountProps) {
  return (
    <label>
      {name}{' '}
      <input
        key={value}
        type="number"
        min={0}
        defaultValue={value ?? ''}
        onBlur={({ target }) => {
          const count = target.value === '' ? null : Number(target.value);
          if (count !== value) onChange(count);
        }}
      />
    </label>
  );
}
