/** Month names by their number less one: in full and as abbreviated, without accents and in lower case. */
const names: readonly string[] = [
  'jan january janv januar janvier enero ene gennaio gen janeiro jaen jaenner janner januari tammikuu stycznia styczen sty leden ledna ocak oca',
  'feb february februar fevrier fevr fev febrero febbraio fevereiro februari helmikuu lutego luty lut unor unora subat sub',
  'mar march marz maerz mrz mars marzo maart mrt marco maaliskuu marca marzec brezen brezna mart',
  'apr april avr avril abril abr aprile huhtikuu kwietnia kwiecien kwi duben dubna nisan nis',
  'may mai mayo maggio mag maio mei maj toukokuu maja kveten kvetna mayis',
  'jun june juni juin junio giugno giu junho kesakuu czerwca czerwiec cze cerven cervna haziran haz',
  'jul july juli juil juillet julio luglio lug julho heinakuu lipca lipiec lip cervenec cervence temmuz tem',
  'aug august aout aou agosto ago augustus augusti elokuu sierpnia sierpien sie srpen srpna agustos agu',
  'sep sept september septembre septiembre settembre set setembro syyskuu wrzesnia wrzesien wrz zari eylul eyl',
  'oct october okt oktober octobre octubre ottobre ott outubro out lokakuu pazdziernika pazdziernik paz rijen rijna ekim eki',
  'nov november novembre noviembre novembro marraskuu listopada listopad lis kasim kas',
  'dec december dez dezember decembre diciembre dic dicembre dezembro des desember joulukuu grudnia grudzien gru prosinec prosince aralik ara',
];

export const months: ReadonlyMap<string, number> = new Map(
  names.flatMap((list, index) =>
    list.split(' ').flatMap((name): [string, number][] => [[name, index + 1], ...finnish(name, index + 1)]),
  ),
);

/** Finnish dates have the month in the partitive: `3. huhtikuuta 2026`. */
function finnish(name: string, month: number): [string, number][] {
  return name.endsWith('kuu') ? [[`${name}ta`, month]] : [];
}
