import * as z from 'zod';

/**
 * Reads the variables that a function needs: `const env = readEnv({ TABLE_NAME: z.string() })`. Throws with the names of those
 * that are missing or wrong.
 */
export function readEnv<Shape extends z.ZodRawShape>(shape: Shape): z.infer<z.ZodObject<Shape>> {
  const parsed = z.object(shape).safeParse(process.env);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
  throw new Error(`The environment lacks or mistakes: ${names.join(', ')}.`);
}
