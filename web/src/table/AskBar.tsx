import { at, plain } from '@signoria/engine';
import { Shield } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { Family } from './families.ts';
import type { Naming } from './ProseText.tsx';
import { ProseText } from './ProseText.tsx';
import type { HandOver, TableSnapshot } from './tableTypes.ts';
import { withoutBrackets } from './withoutBrackets.ts';

interface AskProps extends Naming {
  readonly snapshot: TableSnapshot;
  readonly families: readonly Family[];
  readonly handOver: HandOver | null;
  readonly children: React.ReactNode;
}

/** The question in words, always on top: whose turn, which phase, what is asked. */
export function AskBar({ snapshot, families, handOver, children, ...naming }: AskProps) {
  const { say } = useWords();
  const { seat, pending, moves, names, text, imagined, over, early } = snapshot;
  const isAsked = moves.length > 0;
  const [asked] = pending;
  const isOwn = isAsked || asked === undefined || handOver !== null;
  const shown = isOwn ? (seat ?? 0) : asked;
  const ask = () => {
    if (early) return [say('end.early')];
    if (handOver !== null) return [say('table.handOver', { name: at(names, shown), next: handOver.to })];
    return text.question(imagined, isAsked ? seat : null, names);
  };
  const question = ask();
  const turn = isOwn ? say('table.turn.you') : say('table.turn.other', { name: at(names, shown) });
  return (
    <div className={isOwn ? 'ask' : 'ask waits'}>
      <div className="askLine">
        <div className="who">
          <Shield family={at(families, shown)} spoken />
        </div>
        <div className="askText">
          <h1>
            <span className="line">
              <ProseText words={withoutBrackets(question)} {...naming} />
            </span>
          </h1>
          {!over && (
            <p className="stage">
              <b>{turn}</b> {text.stage(imagined)}
            </p>
          )}
          <p className="unseen" role="status">
            {plain(question)}
          </p>
        </div>
      </div>
      {children}
    </div>
  );
}
