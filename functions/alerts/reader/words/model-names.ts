/**
 * What makers call their models in words. Source: compiled by hand from the makers' public ranges; the catalogue has the
 * models themselves (functions/equipment/catalogue/models).
 */

/** Models without a digit, in lower case; those of two or three letters only as they are written. */
export const namedModels: ReadonlySet<string> = new Set(
  `pinnacle anthem granite terrapro cascadia coronado columbia lonestar prostar workstar durastar transtar paystar terrastar
  titan actros arocs atego axor econic antos zetros unimog canter trakker stralis eurocargo eurotech kerax midlum quon croner
  profia tgs tgx tgm scorpion ergo buffalo wisent cobra gazelle mammoth hydradig loadall fastrac teletruk bear fox elk
  elephant beaver pelican crosswind whirlwind megawind broombear roadwizard citymaster cityranger leitwolf
  FMX FH FM FL FE FHX VNL VNR VHD VAH XF XG CF LF XDC TGS TGX TGM TGL NP`
    .split(/\s+/)
    .filter((name) => name !== ''),
);

/** Ranges whose name stands before the number of the model: `Jaguar 960`, `Boomer M2`. */
export const seriesNames: ReadonlySet<string> = new Set(
  `jaguar lexion trion tucano dominator mega axion arion ares xerion scorpion elios nexos torion cargos disco quadrant rollant
  axial-flow magnum puma maxxum optum farmall luxxum vestrum quadtrac steiger patriot trident nitro
  vario fendt katana rogator momentum ideal terragator challenger wildcat
  boomer scooptram minetruck smartroc flexiroc simba cabletec boltec easer robbins diamec speedroc powerroc
  pantera ranger toro axera cabolt robolt leopard dino
  buffalo wisent elephant elk elephantking fox scorpionking cobra ergo bear beaver mammoth gazelle
  leitwolf bison husky everest pistenbully lokotrack nordtrack nordberg
  varitron maxtron rexor tectron evo euro-tiger panther maus terra
  loadall fastrac teletruk hydradig toolcat
  vector agrotron agrofarm explorer frutteto dorado virtus iron argon spark strike
  crystal forterra proxima major hortus
  lintrac geotrac unitrac metrac terratrac viatrac
  citymaster cityranger multigo cityjet swingo citycat optifant
  crambo terminator topturn cribus multistar nemus
  warrior chieftain trakpactor premiertrak maxtrak metrotrak
  granite pinnacle actros arocs atego econic unimog canter trakker stralis eurocargo kerax
  signa prima
  dingo grundodrill`
    .split(/\s+/)
    .filter((name) => name !== ''),
);
