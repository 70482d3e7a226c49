import type { Seat } from '@signoria/engine';
import type { AnyArtist, AnyPreacher, Artist, Character, Preacher } from './characters.ts';
import type { Artwork, Pulpit, Skill, Workshop } from './components.ts';
import type { Resource, SomeGains, SomeGoods } from './goods.ts';
import type { Pair } from './state.ts';

/** The reason why an office is vacant: a tie, or too little influence. */
export type Vacancy = 'tie' | 'tooLittle';

/** The seats in second place on a track, and the number that their markers are on. */
export interface Behind {
  readonly seats: readonly Seat[];
  readonly mark: number;
}

/** Events of the game. Spaces are counted from 0; gains and losses are the actual amounts. */
export type GameEvent =
  | { readonly type: 'roundBegan'; readonly round: number }
  /** R1.8, R1.9 */
  | { readonly type: 'opened'; readonly seat: Seat; readonly workshop: Workshop; readonly space: number }
  /** R3.2, R3.3 */
  | { readonly type: 'dieRolled'; readonly roll: number; readonly resource: Resource; readonly isScarce: boolean }
  /** R3.1, R3.2, R3.4, R3.5  From `family` and `die`, there is one event for each seat. */
  | {
      readonly type: 'income';
      readonly seat: Seat;
      readonly from: 'family' | 'die' | Workshop | Artwork;
      readonly gained: SomeGains;
    }
  /** R3.6 */
  | {
      readonly type: 'incomeSold';
      readonly seat: Seat;
      readonly from: Artwork;
      readonly paid: SomeGoods;
      readonly fiorini: number;
    }
  /** R4.1 */
  | { readonly type: 'workerDetained'; readonly seat: Seat; readonly of: Seat }
  | { readonly type: 'artistDetained'; readonly seat: Seat; readonly artist: Artist }
  /** R5.1  `gained`: true if a worker came from the own pool. */
  | { readonly type: 'workerConverted'; readonly seat: Seat; readonly of: Seat; readonly gained: boolean }
  /** R5.2 */
  | { readonly type: 'preacherExpelled'; readonly seat: Seat; readonly preacher: Preacher }
  /** R4.1, R5.3 */
  | { readonly type: 'officeUnused'; readonly seat: Seat; readonly office: 'captain' | 'bishop' }
  /** R6.4, R6.5  `prestige` is the amount paid to the owner of another district. */
  | {
      readonly type: 'workerSent';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly space: number;
      readonly workshop: Workshop;
      readonly prestige: number;
    }
  /** R6.6 */
  | { readonly type: 'buildingBegun'; readonly seat: Seat; readonly workshop: Workshop; readonly space: number }
  /** R6.7 */
  | { readonly type: 'artistHired'; readonly seat: Seat; readonly artwork: Artwork; readonly artist: AnyArtist }
  /** R6.9 */
  | { readonly type: 'wentToMarket'; readonly seat: Seat }
  /** R6.10, R6.12 */
  | {
      readonly type: 'charityGiven';
      readonly seat: Seat;
      readonly pulpit: Pulpit;
      readonly preacher: AnyPreacher;
      readonly paid: SomeGoods;
      readonly gained: SomeGains;
    }
  /** R6.13 */
  | { readonly type: 'wentToWork'; readonly seat: Seat; readonly fiorini: number }
  /** R6.3  `workers` stay on the district board. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly workers: number }
  /** R7.1 */
  | { readonly type: 'sold'; readonly seat: Seat; readonly resource: Resource; readonly fiorini: number }
  | { readonly type: 'bought'; readonly seat: Seat; readonly resource: Resource; readonly fiorini: number }
  | { readonly type: 'traded'; readonly seat: Seat; readonly gave: Pair; readonly took: Resource }
  /** R8.2, R8.3 */
  | {
      readonly type: 'produced';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly space: number;
      readonly workshop: Workshop;
      readonly paid: SomeGoods;
      readonly gained: SomeGains;
    }
  /** R8.3  `canPay`: true if the player chose not to pay. */
  | {
      readonly type: 'notUsed';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly space: number;
      readonly workshop: Workshop;
      readonly canPay: boolean;
    }
  /** R8.4 */
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly workshop: Workshop;
      readonly space: number;
      readonly paid: SomeGoods;
      readonly gained: SomeGains;
    }
  /** R8.5  `lost` is prestige. */
  | {
      readonly type: 'buildingFailed';
      readonly seat: Seat;
      readonly workshop: Workshop;
      readonly space: number;
      readonly lost: number;
    }
  /** R9.3  `incentive` is the part of `paid` that was an incentive, in fiorini (R9.11). */
  | {
      readonly type: 'artworkCompleted';
      readonly seat: Seat;
      readonly artwork: Artwork;
      readonly artist: AnyArtist;
      readonly skill: Skill;
      readonly paid: SomeGoods;
      readonly incentive: number;
      readonly gained: SomeGains;
    }
  /** R9.4 */
  | {
      readonly type: 'districtBonus';
      readonly seat: Seat;
      readonly of: 'palazzo' | 'chiesa';
      readonly gained: SomeGains;
    }
  /** R9.5, R9.6  One roll, or two in the Cathedral. */
  | {
      readonly type: 'artistRolled';
      readonly seat: Seat;
      readonly artwork: Artwork;
      readonly artist: AnyArtist;
      readonly rolls: readonly number[];
    }
  /** R9.5, R9.7, R9.11  The number that counts and its result; `prestige` may be below 0. */
  | {
      readonly type: 'artistScored';
      readonly seat: Seat;
      readonly artwork: Artwork;
      readonly artist: AnyArtist;
      readonly skill: Skill;
      readonly number: number;
      readonly prestige: number;
      readonly isMasterpiece: boolean;
    }
  /** R9.9 */
  | {
      readonly type: 'artworkFailed';
      readonly seat: Seat;
      readonly artwork: Artwork;
      readonly artist: AnyArtist;
      readonly lost: number;
    }
  /** R10.2, R10.3  `prestige` is the number of the marker; `certificates` is the amount paid out. */
  | {
      readonly type: 'captainNamed';
      readonly seat: Seat;
      readonly prestige: number;
      readonly behind: Behind;
      readonly certificates: number;
    }
  | { readonly type: 'noCaptain'; readonly tied: readonly Seat[]; readonly prestige: number }
  /** R10.4 */
  | { readonly type: 'bishopNamed'; readonly seat: Seat; readonly influence: number; readonly behind: Behind }
  | { readonly type: 'noBishop'; readonly why: Vacancy; readonly most: readonly Seat[]; readonly influence: number }
  /** R10.5 */
  | {
      readonly type: 'cardinalNamed';
      readonly seat: Seat;
      readonly inARow: boolean;
      readonly influence: number;
      readonly prestige: number;
    }
  /** R10.7 */
  | { readonly type: 'orderSet'; readonly order: readonly Seat[] }
  /** R11.4, R11.6 */
  | { readonly type: 'charactersLeft'; readonly characters: readonly Character[] }
  | { readonly type: 'charactersCame'; readonly characters: readonly Character[] }
  | { readonly type: 'gameEnded' };
