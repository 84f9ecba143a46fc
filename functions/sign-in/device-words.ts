/** `Chrome on Windows`: a user agent in words. Nothing of an unknown one is repeated. */
export function deviceWords(userAgent: string): string {
  const browser = known(browsers, userAgent) ?? 'A browser';
  const system = known(systems, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}

type Signs = readonly (readonly [sign: RegExp, name: string])[];

/** Most browsers also claim to be older ones: the first match counts. */
const browsers: Signs = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: Signs = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

function known(signs: Signs, userAgent: string): string | undefined {
  return signs.find(([sign]) => sign.test(userAgent))?.[1];
}
