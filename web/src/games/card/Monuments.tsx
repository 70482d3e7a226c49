import { Marker } from './Marker.tsx';
import { useScene } from './scene.ts';
import { MonumentCard } from './WorkCard.tsx';

/** The row, the most valuable on the left; the action marker shares the line of its title. */
export function Monuments() {
  const { table, view, words } = useScene();
  return (
    <section className="cg-mons" data-part="monuments">
      <div className="cg-head">
        <h2 title={words.monumentsNote}>{words.monuments}</h2>
        <Marker />
        <span className="tableNote">{words.inDeck(view.counts.monumentDeck)}</span>
      </div>
      <div className="cg-row">
        {table.row.map((monument) => (
          <MonumentCard key={monument} monument={monument} />
        ))}
        {table.row.length === 0 && <p className="cg-none">{words.noMonuments}</p>}
      </div>
    </section>
  );
}
