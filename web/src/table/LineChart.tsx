import { numeral } from '@signoria/engine';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../words/index.ts';
import type { ChartMark } from './ChartMarks.tsx';
import { ChartMarks } from './ChartMarks.tsx';
import type { ChartPoint } from './chart.ts';
import { dashOf, FINE_STEPS, spread, ticks, valueAt } from './chart.ts';

/** A line of a chart. */
export interface ChartSeries {
  readonly id: string;
  readonly name: string;
  /** The CSS class that sets the colour `--f`. */
  readonly className: string;
  /** The drawing at the end of the line. */
  readonly icon: string;
  readonly points: readonly ChartPoint[];
  /** Single values without a line between them. By default a line. */
  readonly shape?: 'dots';
}

/** A value with a name, drawn as a horizontal line. */
export interface ReferenceLine {
  readonly name: string;
  readonly y: number;
}

export interface LineChartProps {
  /** Says for screen readers what the chart shows. */
  readonly label: string;
  readonly xName: string;
  readonly yName: string;
  readonly series: readonly ChartSeries[];
  readonly referenceLines?: readonly ReferenceLine[];
  /** Values that the vertical axis includes besides 0 and those drawn. */
  readonly range?: readonly [number, number];
  readonly marks?: readonly ChartMark[];
  /** The left end of the horizontal axis; by default the first value, rounded down. */
  readonly start?: number;
  /** Formats values with decimals. By default values are rounded. */
  readonly formatValue?: (value: number) => string;
}

const rounded = (value: number) => numeral(Math.round(value));
/** The least value at the top of the vertical axis: for values with decimals, and for whole ones. */
const LEAST_TOP = { fine: 0.2, whole: 1 } as const;

/** Space for labels around the plot, in pixels. */
const MARGIN = { left: 34, top: 32, bottom: 42, right: 150, rightNarrow: 62 } as const;
/** Below this width only last values and drawings fit beside the lines, not names. */
const NARROW = 460;
/** Minimum distance between two labels: at the ends of lines, on the horizontal axis, and of reference lines. */
const LABEL_DISTANCE = { end: 21, tick: 36, reference: 15 } as const;
/** Maximum number of ticks on the vertical axis. */
const MOST_TICKS = 7;
/** Maximum number of characters of a name beside its line. */
const LONGEST_NAME = 14;

/**
 * A chart with a line for each series: its own colour and dash pattern, its name and last value at the end. It is drawn
 * in pixels of the width it has, so that its letters keep their size. A table below it has the values at whole numbers.
 */
export function LineChart(props: LineChartProps) {
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  return (
    <figure ref={box} className="lineChart">
      <Plot {...props} width={width} />
      <ChartTable {...props} />
    </figure>
  );
}

const FIRST_WIDTH = 560;

function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setWidth(Math.max(240, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

type PlotProps = LineChartProps & { readonly width: number };

/** Converts values to pixels. */
interface Scale {
  readonly width: number;
  readonly height: number;
  readonly isNarrow: boolean;
  readonly first: number;
  readonly last: number;
  readonly bottom: number;
  readonly top: number;
  readonly formatValue: (value: number) => string;
  readonly steps: readonly number[] | undefined;
  x(value: number): number;
  y(value: number): number;
}

function scaleOf({ series, referenceLines = [], range, start, formatValue, width: all }: PlotProps): Scale {
  const points = series.flatMap((one) => one.points);
  const values = [0, ...(range ?? []), ...points.map(({ y }) => y), ...referenceLines.map(({ y }) => y)];
  const least = formatValue === undefined ? LEAST_TOP.whole : LEAST_TOP.fine;
  const [bottom, top] = [Math.min(...values), Math.max(least, ...values)];
  const first = start ?? Math.floor(Math.min(...points.map(({ x }) => x)));
  const last = Math.max(first + 1, ...points.map(({ x }) => x));
  const isNarrow = all < NARROW;
  const width = all - MARGIN.left - (isNarrow ? MARGIN.rightNarrow : MARGIN.right);
  const height = Math.round(Math.min(240, Math.max(180, all / 2)));
  return {
    ...{ width, height, isNarrow, first, last, bottom, top },
    formatValue: formatValue ?? rounded,
    steps: formatValue && FINE_STEPS,
    x: (value) => ((value - first) / (last - first)) * width,
    y: (value) => height - ((value - bottom) / (top - bottom)) * height,
  };
}

function Plot(props: PlotProps) {
  const { label, xName, yName, series, referenceLines = [], marks = [], width } = props;
  if (series.every(({ points }) => points.length === 0)) return null;
  const scale = scaleOf(props);
  const { height } = scale;
  const size = { width, height: height + MARGIN.top + MARGIN.bottom };
  return (
    <svg
      {...size}
      viewBox={`${-MARGIN.left} ${-MARGIN.top} ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
    >
      <Axes scale={scale} xName={xName} yName={yName} />
      <ReferenceLines lines={referenceLines} scale={scale} />
      <Lines series={series} scale={scale} />
      <ChartMarks marks={marks} width={scale.width} height={height} x={scale.x} />
    </svg>
  );
}

interface ReferenceProps {
  readonly lines: readonly ReferenceLine[];
  readonly scale: Scale;
}

function ReferenceLines({ lines, scale: { y, width, height, formatValue } }: ReferenceProps) {
  const places = spread(
    lines.map((line) => y(line.y) - 5),
    LABEL_DISTANCE.reference,
    height - 5,
  );
  return lines.map((line, index) => (
    <g key={line.name} className="reference">
      <line x1={0} x2={width} y1={y(line.y)} y2={y(line.y)} />
      <text x={3} y={places[index]}>
        {line.name} {formatValue(line.y)}
      </text>
    </g>
  ));
}

interface LinesProps {
  readonly series: readonly ChartSeries[];
  readonly scale: Scale;
}

function Lines({ series, scale }: LinesProps) {
  const { x, y, width, height, isNarrow, formatValue } = scale;
  const [dots, lines] = [true, false].map((isDots) => series.filter(({ shape }) => (shape === 'dots') === isDots));
  const lastValues = (lines ?? []).map(({ points }) => points.at(-1)?.y ?? 0);
  const places = spread(lastValues.map(y), LABEL_DISTANCE.end, height);
  return [
    ...(dots ?? []).map((one) => <Dots key={one.id} series={one} scale={scale} />),
    ...(lines ?? []).map(({ id, name, className, icon, points }, index) => (
      <g key={id} className={`line ${className}`}>
        <polyline
          points={points.map((point) => `${x(point.x).toFixed(1)},${y(point.y).toFixed(1)}`).join(' ')}
          strokeDasharray={dashOf(index)}
        />
        <use href={`#${icon}`} x={width + 7} y={(places[index] ?? 0) - 9} width={15} height={18} />
        <text x={width + 27} y={(places[index] ?? 0) + 5}>
          {!isNarrow && `${shortened(name)} `}
          <tspan className="total">{formatValue(lastValues[index] ?? 0)}</tspan>
        </text>
      </g>
    )),
  ];
}

/** The radius of a dot in pixels. */
const DOT = 3.5;

function Dots({ series: { className, points }, scale: { x, y } }: { series: ChartSeries; scale: Scale }) {
  return (
    <g className={`dots ${className}`}>
      {points.map((point) => (
        <circle key={point.x} cx={x(point.x)} cy={y(point.y)} r={DOT} />
      ))}
    </g>
  );
}

interface AxesProps extends Pick<LineChartProps, 'xName' | 'yName'> {
  readonly scale: Scale;
}

function Axes({ scale, xName, yName }: AxesProps) {
  const { x, y, width, height } = scale;
  const across = ticks(scale.first + 1, scale.last, Math.max(2, Math.floor(width / LABEL_DISTANCE.tick)));
  return (
    <g className="axes">
      {ticks(scale.bottom, scale.top, MOST_TICKS, scale.steps).map((value) => (
        <g key={value}>
          <line className={value === 0 ? 'ground' : ''} x1={0} x2={width} y1={y(value)} y2={y(value)} />
          <text className="yTick" x={-7} y={y(value) + 4}>
            {scale.steps === undefined ? numeral(value) : scale.formatValue(value)}
          </text>
        </g>
      ))}
      {across.map((value) => (
        <g key={value}>
          <line x1={x(value)} x2={x(value)} y1={0} y2={height + 5} />
          <text className="xTick" x={x(value)} y={height + 18}>
            {value}
          </text>
        </g>
      ))}
      <text className="axisName" x={width / 2} y={height + 36}>
        {xName}
      </text>
      <text x={-MARGIN.left} y={-18}>
        {yName}
      </text>
    </g>
  );
}

/** The values at every whole number of the horizontal axis. */
function ChartTable({ xName, series, start, formatValue = rounded }: LineChartProps) {
  const { say } = useWords();
  const all = series.flatMap(({ points }) => points.map(({ x }) => x));
  if (all.length === 0) return null;
  const rows = ticks((start ?? Math.floor(Math.min(...all))) + 1, Math.max(...all), Number.POSITIVE_INFINITY);
  return (
    <details className="chartTable">
      <summary>{say('chart.table')}</summary>
      <table className="score">
        <thead>
          <tr>
            <th scope="col">{xName}</th>
            {series.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {series.map(({ id, points }) => (
                <td key={id}>{formatValue(valueAt(points, row) ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}
