import * as cardGame from '@signoria/card';
import { surname } from '@signoria/common';
import { capital } from '@signoria/engine';
import type { CSSProperties } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from '../../table/Point.tsx';
import { SeatShield, Skill } from '../../tableKit/signs.tsx';
import { medallionOf } from './art.ts';
import { goodsInWords, nameOf, useScene } from './scene.ts';

/**
 * The artists that the viewer has reserved and those on offer, in one group for each skill. The anonymous artist comes last
 * in each group.
 */
export function Artists() {
  const { words } = useScene();
  return (
    <section className="card-artists" data-part="artists" aria-label={words.artistsNote}>
      {cardGame.SKILLS.map((skill) => (
        <SkillGroup key={skill} skill={skill} />
      ))}
    </section>
  );
}

function SkillGroup({ skill }: { readonly skill: cardGame.Skill }) {
  const { figures, table, me, words } = useScene();
  const ofSkill = (artist: cardGame.Artist) => figures.artists[artist].skill === skill;
  const offered = table.artists.filter(ofSkill);
  const own = (me?.reservedArtists ?? []).filter(ofSkill);
  const tiles = new Set(own).size + new Set(offered).size + 1;
  return (
    <div className="group" style={{ '--columns': Math.ceil(tiles / 2) } as CSSProperties}>
      <h3 data-sign={skill}>
        <Skill skill={skill} />
        {capital(words.skills[skill].several)}
      </h3>
      <div className="list">
        {[...new Set(own)].map((artist) => (
          <ArtistTile key={`own-${artist}`} artist={artist} count={count(own, artist)} from="reserve" />
        ))}
        {[...new Set(offered)].map((artist) => (
          <ArtistTile key={artist} artist={artist} count={count(offered, artist)} from="table" />
        ))}
        <AnonymousTile skill={skill} />
      </div>
    </div>
  );
}

interface TileProps {
  readonly artist: cardGame.Artist;
  readonly count: number;
  readonly from: 'table' | 'reserve';
}

function ArtistTile({ artist, count: copies, from }: TileProps) {
  const scene = useScene();
  const { figures, me, words, moves, seat, view } = scene;
  const { name, skill, cost } = figures.artists[artist];
  const last = surname(name);
  const price = me === null ? cost : cardGame.artistPrice(figures, me, artist);
  const isOwn = from === 'reserve' && me !== null;
  const values = isOwn ? cardGame.reservedValues(view, me, artist) : cardGame.valuesLeft(view, artist);
  const best = cardGame.masterpieceOf(figures, artist);
  const label = [name, nameOf(scene, skill), goodsInWords(scene, { fiorini: price }), words.values(values.join(', '))];
  if (from === 'reserve') label.push(words.reservedByYou);
  return (
    <Point
      target={targetOf(artist, from)}
      framed
      label={label.join(', ')}
      className={`card-tile ${skill} ${copies > 1 ? 'stack' : ''}`}
      lead={moves.some((move) => move.do === 'hire')}
    >
      <Icon name={medallionOf(artist)} className="medal" />
      <span className="name">
        {from === 'reserve' && seat !== null && (
          <SeatShield seat={seat} className="seatShield compact" extraSign="reserved" />
        )}
        <span>
          {last !== name && <span className="given">{name.slice(0, -last.length)}</span>}
          {last}
        </span>
        {copies > 1 && (
          <b className="times" data-sign="copies">
            ×{copies}
          </b>
        )}
      </span>
      <span className="price" data-sign="fiorini">
        {price}
        <Icon name="fiorino" className="icon compact" />
      </span>
      <span className="values">
        {values.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal values are interchangeable and keep their order
          <i key={index} {...attributesOf(value === best)}>
            {value}
          </i>
        ))}
      </span>
    </Point>
  );
}

const attributesOf = (isHighest: boolean) =>
  isHighest ? { className: 'highest', 'data-sign': 'highest' } : { 'data-sign': 'values' };

function AnonymousTile({ skill }: { readonly skill: cardGame.Skill }) {
  const scene = useScene();
  const { figures, table, me, words, step } = scene;
  const price = me === null ? figures.prices.anonymousArtist : cardGame.anonymousPrice(figures, me);
  const isThere = table.anonymous.includes(skill);
  const note = isThere ? words.noPoints : words.hired;
  return (
    <Point
      target={`anonymous:${skill}` satisfies cardGame.CardTarget}
      framed
      about="anonymous"
      label={[words.anonimo, nameOf(scene, skill), goodsInWords(scene, { fiorini: price }), note].join(', ')}
      className={`card-tile anonymous ${skill} ${isThere ? '' : 'gone'}`}
      {...(step?.ask === 'action' ? { reason: cardGame.HIRED_WITH_WORK } : {})}
      lead
    >
      <Icon name={medallionOf(null)} className="medal" />
      <span className="name">{words.anonimo}</span>
      {isThere && (
        <span className="price" data-sign="fiorini">
          {price}
          <Icon name="fiorino" className="icon compact" />
        </span>
      )}
      <span className="values">{note}</span>
    </Point>
  );
}

/** Returns the target of an artist. One artist can be on the table and in the viewer's reserve at the same time. */
function targetOf(artist: cardGame.Artist, from: 'table' | 'reserve'): cardGame.CardTarget {
  return from === 'table' ? `artist:${artist}` : `reserve:${artist}`;
}

function count<T>(list: readonly T[], item: T): number {
  return list.filter((other) => other === item).length;
}
