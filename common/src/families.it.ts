/** Italian articles before the name of a family: "degli Strozzi", "dei Medici". */
const isImpure = (name: string) => /^(S[^aeiou]|Z|Gn|Ps)/.test(name);

export const ofFamily = (name: string): string => `${isImpure(name) ? 'degli' : 'dei'} ${name}`;
export const toFamily = (name: string): string => `${isImpure(name) ? 'agli' : 'ai'} ${name}`;
export const fromFamily = (name: string): string => `${isImpure(name) ? 'dagli' : 'dai'} ${name}`;
