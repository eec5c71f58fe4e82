interface Side {
  path?: string;
  pathNot?: string;
}

declare const config: { forbidden: { name: string; from: Side; to: Side }[] };
export default config;
