/**
 * At most one thing opens by itself in a visit, lest people close what they have not read: whoever comes first takes the turn
 * of this tab for the account. False where the turn is taken.
 */
export function takeTurnToOpen(accountId: string): boolean {
  try {
    if (sessionStorage.getItem(key) === accountId) return false;
    sessionStorage.setItem(key, accountId);
    return true;
  } catch {
    // Where nothing can be kept, it would come again at every visit.
    return false;
  }
}

const key = 'ironcall.onboarding-shown';
