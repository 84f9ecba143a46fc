import type { Severity } from '#schema/severity.ts';

/*
 * Severities that are told by a label only (`Gravité : importante`, `심각도: 상`): in prose their words say other things. Those of
 * several words say more than one of them does (`acil durum` is an emergency, `acil` is urgent). Source: plain words of the
 * languages, compiled by hand.
 */

export const labelledGrades: readonly (readonly [Severity, string])[] = [
  [
    'critical',
    'severa | severo | severas | muy grave | muito grave | fermo macchina | arresto macchina | fermo immediato | paragem imediata | paragem | parada inmediata | arrêt immédiat | arrêt machine | ' +
      'schwerste | schwerste stufe | sofort abstellen | direct stoppen | akut | stoppa | stoppa omedelbart | stands straks | stopp umiddelbart | ' +
      'nouzová | nouzové | núdzová | núdzový | núdzové | hätä | seis | pysäytys | έκτακτη ανάγκη | άμεση διακοπή | acil durum | acil durdurma | acil stop | derhal durdurun | ' +
      'طارئ | طارئة | nguy cấp | nguy kịch | dừng ngay | dừng máy | khẩn cấp | nghiêm trọng nhất | gawat | gawat darurat | ' +
      '致命的 | 致命傷 | 非常停止 | 即停止 | 紧急停机 | 立即停机 | 立刻停机 | 즉시 정지 | 비상 정지',
  ],
  [
    'high',
    'forte | fort | fortes | sérieux | sérieuse | sérieuses | important | importante | importants | importantes | importanti | seria | serias | serios | serie | seri | serioasă | elevada | elevado | elevadas | elevata | elevato | elevate | ' +
      'maior | séria | sério | considerável | brådskande | viktig | viktigt | viktige | urgentní | urgentná | důležitá | dôležitá | ważna | ważny | ważne | tärkeä | grav | fontos | serius | parah | berat | penting | nặng | rất nặng | ' +
      'важно | важная | важный | важлива | важливий | σημαντική | σημαντικό | هام | هامة | مهم | 重要 | 重度 | 重故障 | 大 | 高级 | 高級 | 较高 | 상 | 고 | 중요',
  ],
  [
    'medium',
    'aviso | avisos | attention | let op | upozornění | upozornenie | keskitasoinen | keskivaikea | ikaz | atenționare | intermédiaire | média | 中程度 | 预警 | 預警 | 要注意 | 중',
  ],
  [
    'low',
    'informação | informações | informativa | informatief | licht | melding | informacja | informacyjny | informacyjna | informacyjne | informace | informativní | informácia | informatívna | informatívny | informasjon | ' +
      'opplysning | oplysning | upplysning | tiedote | tiedoksi | ilmoitus | alhainen | lievä | hafif | informativ | informativă | enyhe | ενημερωτικό | ενημερωτική | πληροφοριακό | informasi | ringan | pemberitahuan | thông tin | thông báo | ' +
      'unkritisch | unkritische | nebensächlich | unwichtig | unbedeutend | إعلامي | إعلامية | معلوماتي | 情報 | 軽故障 | 軽 | 小 | 信息 | 低级 | 低級 | 较低 | 하 | 저',
  ],
];
