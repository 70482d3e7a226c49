import * as diceGame from '@signoria/dice';
import { Icon } from '../../shell/Icon.tsx';
import { iconsOf } from './icons.ts';

/** The icon of each track, which is also that of its office. */
export const TRACK_ICONS = { captain: 'captain', bishop: 'mitre', preacher: 'cross' } as const satisfies Record<
  diceGame.Track,
  string
>;

export function goodSymbol(good: diceGame.Good): string {
  return good === 'fiorini' ? 'fiorino' : `r-${good}`;
}

export function GoodIcon({ good, className }: { readonly good: diceGame.Good; readonly className?: string }) {
  return <Icon name={goodSymbol(good)} className={className ?? 'icon'} />;
}

export function TrackIcon({ track }: { readonly track: diceGame.Track }) {
  return <Icon name={TRACK_ICONS[track]} />;
}

const ICON_NAMES = { spare: 'spare', star: 'star', fiorini: 'fiorino', points: 'laurel', ...TRACK_ICONS } as const;

/** The icon of a supply item, a track, or points. */
export function StockIcon({ id }: { readonly id: keyof typeof ICON_NAMES }) {
  return <Icon name={ICON_NAMES[id]} />;
}

/** The bonus printed on a space of a track. */
export function BonusSign({ bonus }: { readonly bonus: diceGame.Bonus }) {
  switch (bonus) {
    case 'none':
      return null;
    case 'fiorini':
      return <Icon name="fiorino" />;
    case 'points-1':
    case 'points-2':
    case 'points-3':
      return <span data-sign="track">{diceGame.BONUSES[bonus].points}</span>;
    case 'star':
    case 'spare':
      return <Icon name={bonus} />;
    case 'resource':
      return <Icon name="r-any" />;
    case 'die':
      return (
        <span data-sign="anotherDie">
          <Icon name="die-5" />
        </span>
      );
    case 'captain':
    case 'bishop':
    case 'preacher':
      return <TrackIcon track={bonus} />;
  }
}

interface DieProps {
  readonly die: diceGame.Die;
  /** Null before the first roll. */
  readonly value: number | null;
}

/** A die in the colour of its resource. */
export function DieFace({ die, value }: DieProps) {
  return (
    <svg className={`dice-die ${die}`} viewBox="0 0 24 24" aria-hidden="true" data-value={value ?? 1}>
      <use href={`#die-${value ?? 1}`} />
    </svg>
  );
}

interface CostProps {
  readonly cost: Readonly<diceGame.Goods>;
  /** The marks made so far. Icons without a mark are underlined. */
  readonly marks?: Readonly<diceGame.Goods> | null;
}

/** A cost as single icons, as on the paper sheet. */
export function Cost({ cost, marks = null }: CostProps) {
  return (
    <span className="dice-cost">
      {iconsOf(cost).map(({ good, index }) => (
        <span
          key={`${good}-${index}`}
          className={marks !== null && index >= diceGame.iconCount(marks, good) ? 'lack' : ''}
        >
          {good === 'fiorini' && diceGame.COIN}
          <GoodIcon good={good} />
        </span>
      ))}
    </span>
  );
}
