/** Started by `apart`: runs one exported bench and sends back its result. */
import { removeTemporaryDirectories } from '#test/support/temporary-directories.ts';

process.on('exit', removeTemporaryDirectories);
const [file = '', name = ''] = process.argv.slice(2);
const bench = (await import(`./${file}`)) as Readonly<Record<string, () => Promise<unknown>>>;
process.send?.(await bench[name]?.(), () => process.exit());
