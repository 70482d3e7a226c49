import type { ReactNode, RefObject } from 'react';
import { createContext, useContext, useEffect, useRef } from 'react';
import { isMotionAllowed } from '../../settings.ts';

/** The strokes of two crosses and a circle. Neighbouring crosses alternate to look handwritten. */
const CROSSES = [
  ['M6 5C12 13 18 19 25 24', 'M25 7C17 13 12 19 5 24'],
  ['M5 6C11 11 19 18 25 25', 'M24 5C18 12 11 18 6 25'],
] as const;
const CIRCLE = ['M17 3C8 2 2 8 3 16C4 25 13 29 21 26C29 23 29 11 23 6C20 3 15 2 11 4'] as const;

/** The duration of a stroke in milliseconds. */
const STROKE = 240;

const Written = createContext<RefObject<boolean>>({ current: false });

/** Animates the marks that are added after the first render. */
export function Paper({ children }: { readonly children: ReactNode }) {
  const written = useRef(false);
  useEffect(() => {
    written.current = true;
  }, []);
  return <Written value={written}>{children}</Written>;
}

interface PenProps {
  readonly strokes: readonly string[];
  /** True for a mark that the planned steps or the chosen move would add. */
  readonly faint: boolean;
}

function Pen({ strokes, faint }: PenProps) {
  const written = useContext(Written);
  const pen = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (written.current && !faint) draw(pen.current);
  }, [written, faint]);
  return (
    <svg
      ref={pen}
      className={faint ? 'dice-pen faint' : 'dice-pen'}
      viewBox="0 0 30 30"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {strokes.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

/** Animates the strokes one after the other. */
function draw(pen: SVGSVGElement | null): void {
  if (pen === null || !isMotionAllowed()) return;
  [...pen.querySelectorAll('path')].forEach((path, stroke) => {
    const hidden = stroke % 2 === 0 ? 'inset(-2px 100% -2px -2px)' : 'inset(-2px -2px -2px 100%)';
    path.animate([{ clipPath: hidden }, { clipPath: 'inset(-2px)' }], {
      duration: STROKE,
      delay: stroke * STROKE * 0.8,
      fill: 'backwards',
      easing: 'ease-in-out',
    });
  });
}

/** A pencil cross. Even and odd indexes have different shapes. */
export function Cross({ index, faint = false }: { readonly index: number; readonly faint?: boolean }) {
  return <Pen strokes={CROSSES[index % 2 === 0 ? 0 : 1]} faint={faint} />;
}

export function Circle({ faint = false }: { readonly faint?: boolean }) {
  return <Pen strokes={CIRCLE} faint={faint} />;
}
