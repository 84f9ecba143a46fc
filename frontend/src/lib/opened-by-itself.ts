/**
 * At most one thing opens by itself per visit, so that people don't close what they haven't read: the first caller
 * takes this tab's turn for the account. False if it is taken.
 */
export function takeTurnToOpen(accountId: string): boolean {
  try {
    if (sessionStorage.getItem(key) === accountId) return false;
    sessionStorage.setItem(key, accountId);
    return true;
  } catch {
    // Without storage it would open on every visit.
    return false;
  }
}

const key = 'ironcall.onboarding-shown';
