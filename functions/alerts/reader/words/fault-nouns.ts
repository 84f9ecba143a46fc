/** What one fault is called, with or without its number: `Fehler 112`, `falha E360`; alternatives of an expression. Source: compiled by hand. */
export const faultNouns =
  'error|fault|alarm|failure|fehler|störung|défaut|panne|erreur|alarme|falla|fallo|avería|averia|alarma|guasto|errore|allarme|falha|erro|storing|fout|fel|larm|feil|fejl|vika|usterka|awaria|błąd|blad|porucha|závada|chyba|arıza|hata|eroare|hiba|ошибка|ошибку|помилка|грешка|greška';
