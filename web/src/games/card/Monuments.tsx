import { Head } from '../../table/signs.tsx';
import { useScene } from './scene.ts';
import { MonumentCard } from './WorkCard.tsx';

/** The row, the most valuable on the left. */
export function Monuments() {
  const { table, view, words } = useScene();
  return (
    <section className="cg-blk" data-part="monuments">
      <Head title={words.monuments} note={words.monumentsNote} aside={words.inDeck(view.counts.monumentDeck)} />
      <div className="cg-row">
        {table.row.map((monument) => (
          <MonumentCard key={monument} monument={monument} />
        ))}
        {table.row.length === 0 && <p className="cg-none">{words.noMonuments}</p>}
      </div>
    </section>
  );
}
