/** What came of work that goes on beside other work, to be asked for when it is wanted: it answers, or throws, what the work did. */
export async function outcomeOf<T>(work: Promise<T>): Promise<() => T> {
  try {
    const value = await work;
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
