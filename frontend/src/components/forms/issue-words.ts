import type * as z from 'zod';

/** What is wrong with a field whose schema has no words of its own for it (document 1 section 5, document 2 section 5). */
export function issueWords(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'Required';
  switch (issue.code) {
    case 'too_big':
      if (issue.origin === 'string') return `At most ${issue.maximum} characters`;
      return issue.origin === 'array' ? `At most ${issue.maximum}` : `At most ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'string') return `At least ${issue.minimum} characters`;
      return `At least ${issue.minimum}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'Please enter a valid email address' : 'Invalid value';
    default:
      return 'Invalid value';
  }
}
