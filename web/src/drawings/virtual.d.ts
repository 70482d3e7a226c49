declare module 'virtual:resources' {
  const sheet: string;
  export default sheet;
}

declare module '*.svg?symbols' {
  const sheet: string;
  export default sheet;
}
