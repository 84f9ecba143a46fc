/**
 * At most one thing opens by itself in a visit, so that people don't close what they have not read. The first caller takes the
 * tab's turn for the account; false if it is taken.
 */
export function takeTurnToOpen(accountId: string): boolean {
  try {
    if (sessionStorage.getItem(key) === accountId) return false;
    sessionStorage.setItem(key, accountId);
    return true;
  } catch {
    // Without storage it would open at every visit.
    return false;
  }
}

const key = 'ironcall.onboarding-shown';
