/** Memoizes a function of an immutable object in a WeakMap. */
export function memoizeByObject<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, { readonly made: Made }>();
  return (from) => {
    const { made } = known.get(from) ?? { made: make(from) };
    if (!known.has(from)) known.set(from, { made });
    return made;
  };
}
