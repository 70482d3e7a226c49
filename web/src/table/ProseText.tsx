import type { Named, Prose } from '@signoria/engine';
import { useHighlight } from './highlight.ts';

/** Callbacks of names in prose: they highlight their component and explain it. */
export interface Naming {
  readonly onExplain: (id: string) => void;
  readonly onHighlight: (id: string | null) => void;
}

const STOP = /^[.,;:)]+/;
const OPENING = /[(]+$/;

/** Prose with underlined component names, each of which opens its explanation. */
export function ProseText({ words, ...naming }: Naming & { words: Prose }) {
  return words.map((piece, index) => {
    const before = words[index - 1];
    const next = words[index + 1];
    if (typeof piece === 'string') {
      const rest = typeof before === 'object' ? piece.replace(STOP, '') : piece;
      return typeof next === 'object' ? rest.replace(OPENING, '') : rest;
    }
    const [opening = ''] = typeof before === 'string' ? (OPENING.exec(before) ?? []) : [];
    const [stop = ''] = typeof next === 'string' ? (STOP.exec(next) ?? []) : [];
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never change their order
    return <Name key={index} piece={piece} opening={opening} stop={stop} {...naming} />;
  });
}

interface NameProps extends Naming {
  readonly piece: Named;
  readonly opening: string;
  readonly stop: string;
}

/** A name with an opening bracket before it, which must not end a line, and the punctuation after it, which must not start one. */
function Name({ piece, opening, stop, onExplain, onHighlight }: NameProps) {
  const highlight = useHighlight(piece.of, onHighlight);
  return (
    <span className="kept">
      {opening}
      <button type="button" className="named" onClick={() => onExplain(piece.of)} {...highlight}>
        {piece.text}
      </button>
      {stop}
    </span>
  );
}
