/** True for what a message says of a fault that is over: cleared, resolved, inactive, a matter of history. */
export function saysOver(text: string): boolean {
  return over.test(text) && !/\b(?:not|never|un)[\s-]?(?:yet\s)?(?:cleared|resolved|reset)/i.test(text);
}

const over =
  /(?<![\p{L}\p{N}])(?:cleared|resolved|inactive|in-active|no longer active|not active|previously active|closed|ended|historical|historic|history|reset|behoben|quittiert|inaktiv|nicht (?:mehr )?aktiv|résolu|effacé|inacti[fv]e?|resuelt[oa]|borrad[oa]|inactiv[oa]|risolt[oa]|inattiv[oa]|resolvid[oa]|inativ[oa]|opgelost|inactief|åtgärdad|inaktivt?|rientrat[oa]|gelöscht|beseitigt|erledigt|disparu|solucionad[oa]|corregid[oa]|corrigid[oa]|hersteld|verholpen|afhjulpet|utbedret|poistunut|korjattu|usunięt[yae]|nieaktywn[yae]|odstraněn[oaý]?|neaktivní|giderildi|solved|not present|no longer present|went away|已消除|已恢复|解除|復旧済み|해제)(?![\p{L}\p{N}])/iu;
