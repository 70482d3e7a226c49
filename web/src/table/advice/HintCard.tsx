import type { Advice } from '@signoria/bots/analysis';
import { Fragment } from 'react';
import { Shield } from '../../shell/Icon.tsx';
import { useWords } from '../../words/index.ts';
import type { Family } from '../families.ts';
import { AdviceCard } from './AdviceCard.tsx';
import { Bars } from './Bars.tsx';
import type { ReasonWords, SentenceContext } from './sentences.ts';
import { differenceWords, moveWords, reasonWords, replyWords, whereWords, workWords } from './sentences.ts';
import type { Hinting, ShownAdvice, Stage } from './useAdvice.ts';
import type { Coach } from './useCoach.ts';

interface HintProps {
  readonly hinting: Hinting;
  readonly shown: ShownAdvice;
  readonly context: SentenceContext;
  readonly coach: Coach;
  readonly families: readonly Family[];
}

/** A hint in three steps, or all candidates at once. */
export function HintCard({ hinting, shown, context, coach, families }: HintProps) {
  const { say } = useWords();
  const { stage, advice } = shown;
  const isList = stage === 'moves';
  return (
    <AdviceCard
      title={say(isList ? 'advice.moves' : 'table.hint')}
      tone={isList ? 'neutral' : 'hint'}
      coach={coach}
      onClose={hinting.close}
    >
      {!isList && <Steps stage={stage} />}
      {advice === null ? (
        <Progress shown={shown} onAgain={hinting.next} />
      ) : (
        <>
          {stage === 'where' && <Where advice={advice} context={context} />}
          {stage === 'what' && <What advice={advice} context={context} />}
          {stage === 'why' && <Why {...{ hinting, advice, context, families }} />}
          {isList && <Moves {...{ hinting, advice, context }} />}
          <Buttons {...{ hinting, shown, advice, coach }} />
        </>
      )}
    </AdviceCard>
  );
}

const STEPS = ['where', 'what', 'why'] as const;

function Steps({ stage }: { readonly stage: Stage }) {
  const { say } = useWords();
  const now = stage === 'moves' ? -1 : STEPS.indexOf(stage);
  return (
    <ol className="adviceSteps">
      {STEPS.map((one, place) => (
        <li key={one} className={place <= now ? 'on' : ''} aria-current={place === now ? 'step' : undefined}>
          {place + 1} {say(`advice.step.${one}`)}
        </li>
      ))}
    </ol>
  );
}

function Progress({ shown: { percent, hasFailed }, onAgain }: { shown: ShownAdvice; onAgain: () => void }) {
  const { say } = useWords();
  if (hasFailed)
    return (
      <>
        <p role="status">{say('advice.failed')}</p>
        <button type="button" className="btn compact" onClick={onAgain}>
          {say('advice.again')}
        </button>
      </>
    );
  return (
    <>
      <p>{say('advice.running')}</p>
      <progress max={100} value={percent} aria-label={say('advice.running')} />
    </>
  );
}

interface StepProps {
  readonly advice: Advice;
  readonly context: SentenceContext;
}

function Where({ advice, context }: StepProps) {
  const { title, words } = whereWords(context, advice);
  return (
    <>
      <h3>{title}</h3>
      <p>{words}</p>
    </>
  );
}

function What({ advice, context }: StepProps) {
  const { say } = useWords();
  return (
    <>
      <h3>{moveWords(context, advice.candidates[0]?.line[0])}</h3>
      <p>{say('advice.chosen')}</p>
    </>
  );
}

type WhyProps = StepProps & Pick<HintProps, 'hinting' | 'families'>;

function Why({ hinting, advice, context, families }: WhyProps) {
  const { say } = useWords();
  const { isTie, reply } = advice;
  const answer = isTie ? null : replyWords(context, advice);
  const reasons = isTie ? [] : reasonWords(context, advice.reasons);
  return (
    <>
      <h3>{isTie ? say('advice.either') : moveWords(context, advice.candidates[0]?.line[0])}</h3>
      {isTie && <p>{differenceWords(context, advice)}</p>}
      <Reasons reasons={reasons} />
      {!isTie && reasons.length === 0 && <p>{say('advice.noReason')}</p>}
      <ValuesHeading advice={advice} />
      <Bars advice={advice} context={context} count={2} isLettered={isTie} onTake={hinting.take} />
      {answer !== null && reply !== null && (
        <p className="adviceReply">
          <Shield family={families[reply.seat] ?? 'medici'} /> {answer}
        </p>
      )}
      <p className="adviceWork">
        {!isTie && `${differenceWords(context, advice)} `}
        {workWords(context, advice)}
      </p>
    </>
  );
}

export function Reasons({ reasons }: { readonly reasons: readonly ReasonWords[] }) {
  if (reasons.length === 0) return null;
  return (
    <dl className="adviceReasons">
      {reasons.map(({ amount, unit, words }) => (
        <Fragment key={words}>
          <dt>
            <b>{amount}</b> <small>{unit}</small>
          </dt>
          <dd>{words}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Says what the values of the candidates are. */
function ValuesHeading({ advice }: Pick<StepProps, 'advice'>) {
  const { say } = useWords();
  const isSolo = advice.candidates[0]?.chances.length === 1;
  return <p>{say(isSolo ? 'advice.pointsAfter' : 'advice.chancesAfter')}</p>;
}

function Moves({ hinting, advice, context }: StepProps & Pick<HintProps, 'hinting'>) {
  return (
    <>
      <ValuesHeading advice={advice} />
      <Bars advice={advice} context={context} count={advice.candidates.length} isLettered onTake={hinting.take} />
      {advice.isTie && <p>{differenceWords(context, advice)}</p>}
    </>
  );
}

interface ButtonsProps extends Pick<HintProps, 'hinting' | 'shown' | 'coach'> {
  readonly advice: Advice;
}

/** The buttons of a hint. The first one, to the next step, stays the same element, so that it keeps the focus. */
function Buttons({ hinting, shown: { stage, isDeep }, advice, coach }: ButtonsProps) {
  const { say } = useWords();
  const show = advice.isTie ? 'advice.showBoth' : 'advice.show';
  const next = { where: show, what: 'advice.ask', why: 'advice.deeper', moves: 'advice.deeper' } as const;
  const isLast = stage === 'why' || stage === 'moves';
  const press = () => {
    if (!isLast) hinting.go(stage === 'where' ? 'what' : 'why');
    else if (!isDeep) hinting.deepen();
  };
  return (
    <div className="buttonRow">
      <button type="button" className="btn compact" aria-disabled={isLast && isDeep} onClick={press}>
        {say(next[stage])}
      </button>
      {stage === 'where' && coach.isOn && (
        <button type="button" className="btn compact" onClick={() => hinting.go('moves')}>
          {say('advice.compare', { count: advice.candidates.length })}
        </button>
      )}
      {stage === 'moves' && (
        <button type="button" className="btn compact" onClick={() => hinting.go('why')}>
          {say('advice.ask')}
        </button>
      )}
    </div>
  );
}
