import type { Named, Prose } from '@signoria/engine';
import { useHighlight } from './highlight.ts';

/** Callbacks of names in prose: they highlight their component and explain it. */
export interface Naming {
  readonly onExplain: (id: string) => void;
  readonly onHighlight: (id: string | null) => void;
}

const STOP = /^[.,;:)]+/;

/** Prose with underlined component names, each of which opens its explanation. */
export function ProseText({ words, ...naming }: Naming & { words: Prose }) {
  return words.map((piece, index) => {
    if (typeof piece === 'string') return typeof words[index - 1] === 'object' ? piece.replace(STOP, '') : piece;
    const next = words[index + 1];
    const [stop = ''] = typeof next === 'string' ? (STOP.exec(next) ?? []) : [];
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never change their order
    return <Name key={index} piece={piece} stop={stop} {...naming} />;
  });
}

/** A name with the punctuation after it, which must not start a line. */
function Name({ piece, stop, onExplain, onHighlight }: Naming & { piece: Named; stop: string }) {
  const highlight = useHighlight(piece.of, onHighlight);
  return (
    <span className="kept">
      <button type="button" className="named" onClick={() => onExplain(piece.of)} {...highlight}>
        {piece.text}
      </button>
      {stop}
    </span>
  );
}
