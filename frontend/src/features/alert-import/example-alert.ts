/** What a paste may look like: machine, fault and place are in it. */
export const exampleAlert = `Health alert: Komatsu PC210LC-11, unit EX-12
Serial number: C51234
Fault code: SPN 3226 FMI 18, Aftertreatment outlet NOx below normal
Severity: High
Service meter: 2,077 h
Detected: 11/20/2026 6:22 AM CST
Location: 4100 E Broadway, Columbia, MO 65201`;
