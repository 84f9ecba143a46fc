declare module 'asl-validator' {
  /** Adds defaults to the definition it is given. */
  function validate(definition: unknown): { isValid: boolean; errorsText(separator?: string): string };
  export = validate;
}
