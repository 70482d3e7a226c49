import { Link } from 'wouter';
import { useGamePictures } from '../shell/gamePictures.ts';
import { Icon } from '../shell/Icon.tsx';
import { Loading } from '../shell/Loading.tsx';
import { RuleParagraph } from '../shell/RuleParagraph.tsx';
import { RuleText } from '../shell/RuleText.tsx';
import { useModal } from '../shell/useModal.ts';
import { useWords } from '../words/index.ts';
import type { TableSnapshot } from './tableTypes.ts';
import { WhyNotAnswers } from './WhyNot.tsx';
import { whyNot } from './whyNot.ts';

interface ExplainProps {
  readonly id: string | null;
  readonly snapshot: TableSnapshot;
  readonly onClose: () => void;
}

/** The card of a component: what it is, what it does, and the rules about it. */
export function Explain({ id, snapshot, onClose }: ExplainProps) {
  const { say } = useWords();
  const modal = useModal(id !== null, onClose);
  return (
    <dialog {...modal} className="laid tip" aria-labelledby="explained">
      <div className="tipBody">
        {id !== null && <Card id={id} snapshot={snapshot} />}
        <button type="button" className="btn compact" onClick={onClose}>
          {say('explain.close')}
        </button>
      </div>
    </dialog>
  );
}

/** The component drawn large by its game. */
function Pictured({ id, snapshot: { rules, text, imagined } }: { id: string; snapshot: TableSnapshot }) {
  const pictures = useGamePictures(rules.id);
  return pictures === null ? null : <pictures.Picture id={id} figures={imagined.figures} text={text} />;
}

function Card({ id, snapshot }: { id: string; snapshot: TableSnapshot }) {
  const { say } = useWords();
  const { text, imagined, rules } = snapshot;
  const { name, gloss, kind, lines, rules: cited } = text.explain(id, imagined);
  const answers = whyNot(snapshot, id).filter(({ why }) => why === 'rule');
  const page = `/rules/${rules.id}`;
  return (
    <>
      <div className="explainHead">
        <div>
          <div className="caps">{kind}</div>
          <h2 id="explained">{name}</h2>
          {gloss.toLowerCase() !== name.toLowerCase() && <p className="gloss">{gloss}</p>}
        </div>
        <Loading fallback={null}>
          <Pictured id={id} snapshot={snapshot} />
        </Loading>
      </div>
      <WhyNotAnswers answers={answers} rules={rules.id} />
      <ul className="tipLines">
        {lines.map((line) => (
          <li key={line}>
            {line === reconstructedLine(text) ? <Reconstructed line={line} /> : <RuleText text={line} page={page} />}
          </li>
        ))}
      </ul>
      {cited.length > 0 && (
        <details>
          <summary>{say('explain.rules')}</summary>
          <dl>
            {cited.map((number) => (
              <div key={number} className="rule">
                <dt>
                  <Link href={`${page}#${number}`} aria-label={say('explain.read', { number })}>
                    {number}
                  </Link>
                </dt>
                <dd>
                  <RuleParagraph rule={text.rules[number] ?? ''} words={text.rulebook} page={page} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

/** Returns the line that says that a component's values are reconstructed; undefined if the game has none. */
function reconstructedLine(text: TableSnapshot['text']): string | undefined {
  const { words } = text as { readonly words?: { readonly source?: (source: 'reconstructed') => string } };
  return words?.source?.('reconstructed');
}

/** The source of reconstructed values, explained on demand. */
function Reconstructed({ line }: { readonly line: string }) {
  const { say } = useWords();
  return (
    <details className="reconstructed">
      <summary title={line}>
        <Icon name="i-estimate" /> {say('explain.source')}
      </summary>
      {line}
    </details>
  );
}
