import { useWords } from '../../words/index.ts';

/** A newer Signoria is there. Nothing is lost by reloading, which is offered when no answer is under way. */
export function OutdatedNote({ isAnswering }: { isAnswering: boolean }) {
  const { say } = useWords();
  return (
    <div className="company">
      <div className="tableNotice" role="status">
        <span>{say('with.outdated')}</span>
        <button type="button" className="btn sm go" disabled={isAnswering} onClick={() => location.reload()}>
          {say('lost.reload')}
        </button>
      </div>
    </div>
  );
}
