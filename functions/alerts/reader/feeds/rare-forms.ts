/*
 * Forms of records that few programs write, set in those that are read: what PHP prints (`[make] => JCB`), Apple's property lists
 * (`<key>make</key><string>JCB</string>`) and Java's maps (`<entry><key>make</key><value>JCB</value></entry>`).
 */

export function withPlainRecords(text: string): string {
  if (text.includes('] => ')) return withoutArrows(text);
  return text.includes('</key>') ? withElementsForKeys(text) : text;
}

/** Lines `[make] => JCB` as `make: JCB`, where three of them at least stand in a text. */
function withoutArrows(text: string): string {
  const lines = text.split('\n');
  const pairs = lines.map((line) => (line.length > longestLine ? null : arrow.exec(line)));
  if (pairs.filter((pair) => pair !== null).length < fewestPairs) return text;
  return lines
    .flatMap((line, index) => {
      const pair = pairs[index];
      if (pair) return [`${pair[1]}: ${pair[2]}`];
      return frame.test(line) ? [] : [line];
    })
    .join('\n');
}

const [fewestPairs, longestLine] = [3, 2000];
const arrow = /^[ \t]{0,40}\[["']?([\p{L}_][\w .-]{0,40})["']?\] => (?!Array$|Object$|stdClass)(.*)$/u;
/** `Array`, `(`, `)` */
const frame = /^[ \t]{0,40}(?:(?:\[[\w ]{1,40}\] => )?(?:Array|stdClass Object)(?: ?\()?|[()])[ \t]{0,4}$/;

function withElementsForKeys(text: string): string {
  return text
    .replace(entryOfMap, (_, key: string, value: string) => element(key, value))
    .replace(pairOfList, (_, key: string, _kind: string, value: string) => element(key, value));
}

function element(key: string, value: string): string {
  const name = key.trim().replaceAll(' ', '_');
  return `<${name}>${value}</${name}>`;
}

const entryOfMap =
  /<entry>\s{0,20}<key>([A-Za-z_][\w .-]{0,40})<\/key>\s{0,20}<value>([^<]{0,400})<\/value>\s{0,20}<\/entry>/g;
const pairOfList =
  /<key>([A-Za-z_][\w .-]{0,40})<\/key>\s{0,20}<(string|real|integer|date)>([^<]{0,400})<\/\2>/g;
