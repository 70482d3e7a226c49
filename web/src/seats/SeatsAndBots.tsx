import type { OfferedLevel } from '@signoria/bots/levels';
import { isOfferedLevel, OFFERED_LEVELS, USUAL_LEVEL } from '@signoria/bots/levels';
import type { Seat } from '@signoria/engine';
import type { TableInfo } from '@signoria/protocol';
import { useState } from 'react';
import { request, useRequest } from '../api/index.ts';
import { RefusalNote } from '../shell/RefusalNote.tsx';
import { useWords } from '../words/index.ts';
import { SeatList } from './SeatList.tsx';

/** The seats before the game, as the host sees them: free seats can be given to bots. */
export function SeatsAndBots({ info, online }: { info: TableInfo; online: readonly string[] }) {
  const { say } = useWords();
  const { isPending, refusal, ask } = useRequest();
  const [level, setLevel] = useState<OfferedLevel>(USUAL_LEVEL);
  const free = info.seats.filter(({ name }) => name === null).length;
  const give = (seat?: Seat) =>
    void ask(() =>
      request('seatBots', { params: { id: info.id }, body: seat === undefined ? { level } : { level, seat } }),
    );
  return (
    <>
      <SeatList info={info} online={online} onBot={isPending ? undefined : give} />
      {free > 0 && (
        <div className="botSeats">
          <label>
            <span>{say('with.botLevel')}</span>
            <select value={level} onChange={({ target }) => isOfferedLevel(target.value) && setLevel(target.value)}>
              {OFFERED_LEVELS.map((one) => (
                <option key={one} value={one}>
                  {say(`bot.${one}`)}
                </option>
              ))}
            </select>
          </label>
          {free > 1 && (
            <button type="button" className="btn compact" disabled={isPending} onClick={() => give()}>
              {say('with.giveAllBots')}
            </button>
          )}
          <small className="muted">{say(`bot.${level}.about`)}</small>
        </div>
      )}
      <RefusalNote refusal={refusal} />
    </>
  );
}
