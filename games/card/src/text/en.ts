import { prose } from '@signoria/engine';
import { ENGLISH } from '@signoria/florence';
import type { Words } from './words.ts';

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const cards = (count: number) => `${NUMBER_WORDS[count] ?? count} ${count === 1 ? 'card' : 'cards'}`;

export const EN = {
  ...ENGLISH,
  language: 'en',
  title: 'Florenza: The Card Game',
  summary:
    'Two to four families of Renaissance Florence gather marble, gold and spice, found workshops and hire the great artists to adorn palaces, churches and the monuments of the city. Five rounds, hidden hands, and a painter who may or may not deliver a masterpiece.',
  options: {
    guilds: {
      name: 'Guilds',
      explained: 'Plays with the twelve guild cards. Leave them out for a gentler first game (R1.3).',
    },
    openPurses: {
      name: 'Open purses',
      explained: 'Shows everyone’s resources and fiorini. They could be counted anyway; hands stay secret (R1.11).',
    },
  },

  anArtist: 'an artist',
  extraAction: 'an extra action each round',
  points: (count) => `${count} prestige`,
  eachRound: (income) => prose`${income} each round`,

  kinds: {
    residence: {
      name: 'residence',
      gloss: 'brings an extra action each round and one more Florenza card from the next round on; some pay an income',
    },
    workshop: { name: 'workshop', gloss: 'brings an income at the end of every round' },
    guild: { name: 'guild', gloss: 'changes what pays: each guild has an effect of its own' },
    preacher: { name: 'preacher', gloss: 'brings an extra action each round; nobody can follow more than one' },
    districtBuilding: {
      name: 'district building',
      gloss: 'scores prestige, and more in a set with a palace and a church',
    },
    palace: {
      name: 'family palace',
      gloss: 'needs an artist, scores prestige, and more in a set with a church and a district building',
    },
    church: {
      name: 'district church',
      gloss: 'needs an artist, scores prestige, and more in a set with a palace and a district building',
    },
    monument: { name: 'monument', gloss: 'a work of the whole city' },
    artist: { name: 'artist', gloss: 'an architect, sculptor or painter' },
    location: { name: 'location', gloss: 'a place in town open to all' },
  },
  anAnonymous: {
    architect: 'an anonymous architect',
    sculptor: 'an anonymous sculptor',
    painter: 'an anonymous painter',
  },
  captain: { name: 'Captain of the People', gloss: 'the first player' },
  scoreLines: {
    monuments: 'Monuments',
    districtBuildings: 'District buildings',
    palaces: 'Family palaces',
    churches: 'District churches',
    artists: 'Artists hired',
    sets: 'Sets of palace, church and district building',
    guilds: 'Guilds',
    resources: 'Resources in hand',
    fiorini: 'Fiorini in hand',
    captain: 'Captain of the People',
    reservedMonuments: 'Reserved monuments not completed',
    reservedArtists: 'Reserved artists not hired',
  },

  stages: {
    round: (round, rounds, moment) => `Round ${round} of ${rounds} · ${moment}`,
    action: (action, actions) => `action ${action} of ${actions}`,
    extraAction: (card) => `extra action: ${card}`,
    roundEnd: (question) =>
      `end of the round: ${{ keep: 'discarding cards', captainsResource: 'the Captain’s resource', merchantsResource: 'income from cards' }[question]}`,
    over: 'The game is over',
  },

  questions: {
    action: (who) => prose`${who}, which action will you take?`,
    hire: (who, work, cost) =>
      prose`${who}, which artist shall work on ${work.the} (${cost}, the artist’s price apart)?`,
    barter: (who, { the }) => prose`${who}, which resource will you change at ${the}, and into which?`,
    give: (who) => prose`${who}, which two resources will you exchange for one?`,
    take: (who, given) => prose`${who}, which resource will you take for ${given}?`,
    keep: (who) => prose`${who}, which card will you keep when you discard the others?`,
    captainsResource: (who) => prose`Captain ${who}, which resource shall everyone receive?`,
    merchantsResource: (who, { the }) => prose`${who}, which resource shall ${the} bring you?`,
    waiting: (names) => prose`Waiting for ${names}.`,
    over: ['The game is over.'],
  },

  moves: {
    play: ({ name }, details) => prose`Play ${name} (${details})`,
    complete: ({ name }, details) => prose`Complete ${name} (${details})`,
    reserveMonument: ({ name }, points) => prose`Reserve ${name} (${points} if completed, lost if not)`,
    reserveArtist: ({ name, skill }, price, values) =>
      prose`Reserve ${name} (${skill}, to be hired later for ${price}, worth ${values})`,
    activateToTake: ({ the }, resource) => prose`Activate ${the}: take ${resource}`,
    activateToSell: ({ the }, resource, fiorini) => prose`Activate ${the}: sell ${resource} for ${fiorini}`,
    activateToBarter: ({ the }) => prose`Activate ${the}: change one resource into another`,
    activateForCaptaincy: ({ the }) => prose`Activate ${the}: be the next Captain`,
    sendWorkers: (fiorini) => prose`Send out workers for ${fiorini}`,
    sell: (resource, fiorini) => prose`Sell ${resource} at the market for ${fiorini}`,
    buy: (resource, fiorini) => prose`Buy ${resource} at the market for ${fiorini}`,
    exchange: () => ['Exchange two resources for one at the market'],
    seekInspiration: () => ['Search for inspiration: draw one card'],
    hire: ({ name, skill }, price, values, from) =>
      from === 'table'
        ? prose`Hire ${name} for ${price} (${skill}, worth ${values})`
        : prose`Hire ${name}, whom you reserved, for ${price} (${skill}, worth ${values})`,
    hireAnonymous: (artist, price) => prose`Hire ${artist} for ${price} (worth nothing)`,
    barter: (give, take) => prose`Change ${give} into ${take}`,
    give: (resources) => prose`Give ${resources}`,
    take: (resource) => prose`Take ${resource}`,
    keep: ({ name }) => prose`Keep ${name}`,
    chooseForAll: (resource) => prose`Give everyone ${resource}`,
    chooseForGuild: (resource) => prose`Receive ${resource}`,
  },

  events: {
    roundBegan: (round, captain) => prose`Round ${round} begins; ${captain} is Captain.`,
    artistsDrawn: (artists) => prose`Artists in town: ${artists}.`,
    monumentsDrawn: (monuments) => prose`New monuments: ${monuments}.`,
    cardsDrawn: (who, count, drawn) =>
      drawn === null ? prose`${who} draws ${cards(count)}.` : prose`${who} draws ${drawn}.`,
    extraActions: (card, who) => prose`Extra action (${card}) for ${who}.`,
    cardPlayed: (who, { the }, paid) => prose`${who} plays ${the}, paying ${paid}.`,
    monumentCompleted: (who, { the }, paid) => prose`${who} completes ${the}, paying ${paid}.`,
    artistHired: (who, { name, skill }, paid, value, masterpiece) =>
      prose`${who} hires ${name} (${skill}) for ${paid}: worth ${value}${masterpiece ? ', a masterpiece' : ''}.`,
    anonymousHired: (who, artist, paid) => prose`${who} hires ${artist} for ${paid}.`,
    monumentReserved: (who, { the }) => prose`${who} reserves ${the}.`,
    artistReserved: (who, { name, skill }) => prose`${who} reserves ${name} (${skill}).`,
    resourceTaken: (who, { the }, resource) => prose`${who} activates ${the} and takes ${resource}.`,
    resourceSold: (who, location, resource, fiorini) =>
      location === null
        ? prose`${who} sells ${resource} at the market for ${fiorini}.`
        : prose`${who} activates ${location.the} and sells ${resource} for ${fiorini}.`,
    resourceBought: (who, resource, fiorini) => prose`${who} buys ${resource} at the market for ${fiorini}.`,
    exchanged: (who, gave, took) => prose`${who} exchanges ${gave} for ${took} at the market.`,
    bartered: (who, { the }, gave, took) => prose`${who} activates ${the} and changes ${gave} into ${took}.`,
    captaincyClaimed: (who, { the }) => prose`${who} takes ${the} and will be the next Captain.`,
    workersSent: (who, fiorini) => prose`${who} sends out workers and earns ${fiorini}.`,
    inspirationSought: (who) => prose`${who} searches for inspiration.`,
    cardKept: (who, card) => (card === null ? prose`${who} chooses a card to keep.` : prose`${who} keeps ${card.the}.`),
    cardsDiscarded: (who, count, discarded) =>
      discarded === null ? prose`${who} discards ${cards(count)}.` : prose`${who} discards ${discarded}.`,
    monumentsRemoved: (monuments) => prose`Out of the game: ${monuments}.`,
    artistsRemoved: (artists) => prose`Leaving town: ${artists}.`,
    captainsResource: (who, resource) => prose`Captain ${who} lets everyone have ${resource}.`,
    income: (who, goods, from) => prose`${who} receives ${goods}${from === 'cards' ? ' from cards' : ''}.`,
    guildIncome: (who, goods, { the }) => prose`${who} receives ${goods} from ${the}.`,
    captainElected: (who, captain, claimed) =>
      claimed
        ? prose`${who} claims the office and becomes ${captain}.`
        : prose`Nobody claims the office; it passes to ${who} as ${captain}.`,
    locationsReset: () => ['Locations and anonymous artists are turned face up again.'],
    artistsRevealed: (who, artists) => prose`${who} turns over the artists who were never hired (${artists}).`,
    gameEnded: () => ['The game is over.'],
  },

  reasons: {
    count: (count) => (count === 0 ? 'none' : count.toLocaleString('en')),
    notAsked: 'You are not asked now.',
    lacks: (needs, has) => prose`Needs ${needs}; you have ${has}.`,
    lacksWithArtist: (needs, has) => prose`Needs ${needs} with the artist; you have ${has}.`,
    supplyLacks: (needs, has) => prose`Takes ${needs} from the supply, which has ${has}.`,
    tooFewResources: (needs, has) =>
      `Needs ${needs === 1 ? 'a resource' : `${needs} resources`} of your own; you have ${has}.`,
    supplyHasNone: 'The supply has nothing to give for it.',
    sameKind: 'It must become a resource of another kind.',
    notInHand: 'You do not hold this card.',
    built: 'You already have this card in front of you.',
    onePreacher: ({ name }) => prose`You follow ${name} already; one preacher is the most you can have.`,
    noArtist: (skills) => `There is no ${skills} left to hire this round.`,
    wrongType: (skills) => `The work asks for another type of artist: ${skills}.`,
    anonymousHired: 'Already hired this round.',
    hiredWithWork: 'Artists are hired together with their work, and only those with a name can be reserved.',
    notThere: 'It does not lie on the table any more.',
    used: 'Already used this round.',
    deckEmpty: 'The deck is empty.',
  },

  deeds: {
    sell: { name: 'Sell', gloss: 'one resource at the market' },
    buy: { name: 'Buy', gloss: 'one resource at the market' },
    exchange: { name: 'Exchange', gloss: 'two resources for one at the market' },
    sendWorkers: { name: 'Workers', gloss: 'they bring home their wages' },
    seekInspiration: { name: 'Inspiration', gloss: 'one more card' },
  },

  lines: {
    cost: (cost) => `Cost: ${cost}`,
    artist: (skills) => `Needs an artist: ${skills}`,
    income: (income) => `Income at the end of every round: ${income}`,
    worth: (points) => `Worth ${points} at the end`,
    copies: (count, marks) => `${count === 1 ? '1 copy' : `${count} copies`}: ${marks}`,
    everyGame: 'every game',

    residence: (space) => `An extra action each round (${space}), and one more Florenza card from the next round on`,
    preacher: 'An extra action each round, after those of the residences',
    set: (points) => `A palace, a church and a district building together score ${points} more`,
    guild: (guild, { bonus, discount }) =>
      ({
        'arte-dei-mercatanti': 'With your income from cards you receive one resource of your choice',
        'arte-maggiore': `${bonus} prestige at the end for each of your workshops`,
        'bottega-d-arte': `Every artist costs you ${discount} fiorini less, anonymous ones too`,
        edificatore: `Every monument costs you ${discount} fiorini less`,
        'mastro-artista': `${bonus} prestige at the end for each set of architect, sculptor and painter you hired by name`,
        padrone: `${bonus} prestige at the end for each of your residences`,
        protettore: `${bonus} prestige at the end for each monument you completed`,
        'signore-de-lo-rione': `${bonus} more prestige at the end for each set of palace, church and district building`,
      })[guild],

    artistPrice: (fiorini) => `Price: ${fiorini}`,
    artistValues: (values, count) => (count === 1 ? `One card, worth ${values}` : `${count} cards, worth ${values}`),
    masterpiece: (value) => `Masterpiece: ${value}; what a card is worth shows only when it is hired`,

    location: (effect, resource, fiorini) =>
      ({
        take: `Take ${resource} from the supply`,
        sell: `Sell ${resource} for ${fiorini}`,
        barter: 'Change one resource of your hand into one of a different kind',
        captaincy: 'Be the next Captain of the People',
      })[effect],

    kindOfCard: 'Kind of card',
    kind: {
      monument: 'Completed for its cost with an artist; scores the prestige it shows, or costs it if reserved in vain',
      artist: 'Hired for a palace, a church or a monument; what the card is worth shows only then',
      location: 'Activated with an action, by one player a round',
    },
    money: 'Money',
    coins: 'Coins of 50, 100 and 500; they can always be changed',
    resource: 'Resource',
    supply: (left) => `Left in the supply: ${left}`,
    market: (sale, purchase) => `At the market: sold for ${sale}, bought for ${purchase}`,
    places: (gives, buys) => `Given by the ${gives}, bought by the ${buys}`,
    typeOfArtist: 'Type of artist',
    artistsOfType: (names) => `By name: ${names}`,
    anonymous: (price) => `One of each type, each once a round, for ${price}; worth no prestige, cannot be reserved`,
    action: 'Action',
    deed: (deed, fiorini) =>
      ({
        sell: `Sell one resource of your hand for ${fiorini}`,
        buy: `Buy one resource of the supply for ${fiorini}`,
        exchange: 'Give any two resources and take any one the supply has',
        sendWorkers: `Earn ${fiorini}, or whatever the supply has left; always possible`,
        seekInspiration: 'Draw one Florenza card from the deck in use',
      })[deed],
    office: 'Office',
    captain: ['Goes first', 'At the end of the round names the resource everyone receives'],
    captainAtEnd: (points) => `Whoever is elected at the very end scores ${points}`,
  },
} as const satisfies Words;
