import { Marker } from './Marker.tsx';
import { useScene } from './scene.ts';
import { MonumentCard } from './WorkCard.tsx';

/** The row of monuments, the most valuable on the left. The action marker shares the line of the title. */
export function Monuments() {
  const { table, view, words } = useScene();
  return (
    <section className="card-monuments" data-part="monuments">
      <div className="card-head">
        <h2 title={words.monumentsNote}>{words.monuments}</h2>
        <Marker />
        <span className="tableNote" data-sign="monumentDeck">
          {words.inDeck(view.counts.monumentDeck)}
        </span>
      </div>
      <div className="card-row">
        {table.row.map((monument) => (
          <MonumentCard key={monument} monument={monument} />
        ))}
        {table.row.length === 0 && <p className="tableNote">{words.noMonuments}</p>}
      </div>
    </section>
  );
}
