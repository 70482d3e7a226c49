import { spread } from './chart.ts';

/** A numbered mark above a chart, with a line down to the axis. Its kind decides shape and colour. */
export interface ChartMark {
  readonly number: number;
  readonly kind: 'own' | 'gift' | 'luck';
  /** The meaning of the kind, for the tooltip. */
  readonly name: string;
  readonly x: number;
}

interface MarksProps {
  readonly marks: readonly ChartMark[];
  readonly width: number;
  readonly height: number;
  readonly x: (value: number) => number;
}

/** Half the size of a mark, in pixels. */
const HALF = 10;
/** The minimum distance between the centres of two marks, in pixels. */
const GAP = 23;

export function ChartMarks({ marks, width, height, x }: MarksProps) {
  const places = spread(
    marks.map((mark) => x(mark.x)),
    GAP,
    width - HALF,
  );
  return marks.map(({ number, kind, name, x: value }, index) => {
    const place = places[index] ?? 0;
    return (
      <g key={number} className={`chartMark ${kind}`}>
        <title>{name}</title>
        <polyline points={`${place},${HALF - 16} ${x(value)},4 ${x(value)},${height}`} />
        <g transform={`translate(${place} -16)`}>
          <Shape kind={kind} />
          <text y={5}>{number}</text>
        </g>
      </g>
    );
  });
}

function Shape({ kind }: Pick<ChartMark, 'kind'>) {
  if (kind === 'own') return <circle r={HALF} />;
  const side = kind === 'gift' ? HALF * 1.6 : HALF * 1.8;
  const corner = -side / 2;
  return (
    <rect x={corner} y={corner} width={side} height={side} rx={2} transform={kind === 'gift' ? 'rotate(45)' : ''} />
  );
}
