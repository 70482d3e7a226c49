import { useWords } from '../../words/index.ts';

/** Offers a reload when the server runs a newer version. The button is disabled while an answer is being sent. */
export function OutdatedNote({ isAnswering }: { isAnswering: boolean }) {
  const { say } = useWords();
  return (
    <div className="participants">
      <div className="tableNotice" role="status">
        <span>{say('with.outdated')}</span>
        <button type="button" className="btn compact go" disabled={isAnswering} onClick={() => location.reload()}>
          {say('lost.reload')}
        </button>
      </div>
    </div>
  );
}
