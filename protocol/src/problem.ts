import * as v from 'valibot';

/** HTTP error codes for programs, each with its status. The page supplies the messages for people. */
export const PROBLEMS = {
  malformed: 400,
  outOfRange: 400,
  badName: 400,
  notSignedIn: 401,
  badSession: 401,
  badPasskey: 401,
  wrongOrigin: 403,
  notInvited: 403,
  notYourTable: 403,
  notHost: 403,
  unknownRoute: 404,
  unknownTable: 404,
  unknownGame: 404,
  noSeat: 409,
  notOpen: 409,
  notFull: 409,
  notOver: 409,
  endedEarly: 409,
  alreadySeated: 409,
  tooLarge: 413,
  wrongType: 415,
  wrongHost: 421,
  tooMany: 429,
  tooManyAnalyses: 429,
  broken: 500,
  notStored: 503,
  closing: 503,
  analysisQueueFull: 503,
} as const;
export type ProblemCode = keyof typeof PROBLEMS;
const CODES = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];

/** RFC 9457, with a code for programs and the path of the offending value. */
export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  code: v.picklist(CODES),
  path: v.string(),
});
export type Problem = v.InferOutput<typeof problemSchema>;

export const PROBLEM_TYPE = 'application/problem+json';
