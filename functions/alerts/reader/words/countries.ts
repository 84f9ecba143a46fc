/**
 * Countries as addresses end with them: their English names (UN member states and what else has a country code), the names
 * that they give themselves, and the abbreviations that are no other word. Source: ISO 3166-1, Unicode CLDR.
 */
const names = `
  afghanistan|albania|shqipëri|algeria|algérie|andorra|angola|argentina|armenia|aruba|australia|austria|österreich|azerbaijan|
  bahamas|bahrain|bangladesh|barbados|belarus|belgium|belgië|belgique|belgien|belize|benin|bénin|bermuda|bhutan|bolivia|
  bosnia and herzegovina|bosna i hercegovina|botswana|brazil|brasil|brunei|bulgaria|burkina faso|burundi|cambodia|cameroon|
  cameroun|canada|cape verde|chad|chile|china|colombia|congo|dr congo|drc|costa rica|croatia|hrvatska|cuba|cyprus|
  czech republic|czechia|česko|česká republika|denmark|danmark|djibouti|dominican republic|república dominicana|ecuador|
  egypt|el salvador|estonia|eesti|eswatini|ethiopia|fiji|finland|suomi|france|frankreich|francia|french guiana|gabon|gambia|
  germany|deutschland|allemagne|alemania|germania|duitsland|ghana|gibraltar|greece|greenland|guadeloupe|guatemala|guinea|
  guinée|guyana|haiti|haïti|honduras|hong kong|hungary|magyarország|iceland|ísland|india|indonesia|iran|iraq|ireland|éire|
  republic of ireland|israel|italy|italia|italien|ivory coast|côte d'ivoire|jamaica|japan|jordan|kazakhstan|kenya|kosovo|
  kuwait|kyrgyzstan|laos|latvia|latvija|lebanon|lesotho|liberia|libya|liechtenstein|lithuania|lietuva|luxembourg|luxemburg|
  macau|madagascar|malawi|malaysia|maldives|mali|malta|martinique|mauritania|mauritius|mexico|méxico|moldova|monaco|mongolia|
  montenegro|crna gora|morocco|maroc|mozambique|moçambique|myanmar|namibia|nepal|netherlands|the netherlands|nederland|
  niederlande|pays-bas|new caledonia|nouvelle-calédonie|new zealand|nicaragua|niger|nigeria|north macedonia|norway|norge|
  oman|pakistan|panama|panamá|papua new guinea|png|paraguay|peru|perú|philippines|poland|polska|polen|portugal|qatar|
  réunion|la réunion|romania|românia|russia|russian federation|россия|rwanda|saudi arabia|ksa|kingdom of saudi arabia|
  senegal|sénégal|serbia|srbija|seychelles|sierra leone|singapore|slovakia|slovensko|slovenia|slovenija|somalia|
  south africa|rsa|south korea|korea|republic of korea|south sudan|spain|españa|spanien|espagne|spagna|sri lanka|sudan|
  suriname|sweden|sverige|schweden|switzerland|schweiz|suisse|svizzera|taiwan|tajikistan|tanzania|thailand|togo|
  trinidad and tobago|tunisia|tunisie|turkey|türkiye|turkmenistan|uganda|ukraine|україна|united arab emirates|uae|u.a.e.|
  united kingdom|uk|u.k.|great britain|gb|england|scotland|wales|northern ireland|united states|united states of america|
  usa|u.s.a.|us|u.s.|uruguay|uzbekistan|venezuela|vietnam|viet nam|yemen|zambia|zimbabwe|日本|中国|대한민국|한국|台湾|de|fr
`;

const countries = new Set(names.split('|').map((name) => name.trim()));

export function isCountry(text: string): boolean {
  return countries.has(text.trim().toLowerCase());
}
