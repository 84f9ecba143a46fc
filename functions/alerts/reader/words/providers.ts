/**
 * Telematics systems as messages name them, and the maker whose own portal they are: a message that states no brand is
 * about that maker's machine. Source: the systems' public product pages. Portals of several brands have no maker.
 */
export const providers: readonly {
  readonly name: string;
  readonly marks: readonly string[];
  readonly brand?: string;
}[] = [
  {
    name: 'Cat VisionLink',
    marks: [
      'visionlink',
      'vision link',
      'product link',
      'productlink',
      'cat connect',
      'my.cat.com',
      'cat equipment management',
    ],
    brand: 'Caterpillar',
  },
  {
    name: 'John Deere JDLink',
    marks: ['jdlink', 'jd link', 'operations center', 'john deere connected support'],
    brand: 'John Deere',
  },
  {
    name: 'Komatsu KOMTRAX',
    marks: ['komtrax', 'my komatsu', 'mykomatsu', 'smart construction fleet'],
    brand: 'Komatsu',
  },
  {
    name: 'Volvo CareTrack',
    marks: ['caretrack', 'care track', 'activecare', 'active care direct'],
    brand: 'Volvo',
  },
  {
    name: 'Hitachi ConSite',
    marks: ['consite', 'global e-service', 'owner’s site', 'zxlink'],
    brand: 'Hitachi',
  },
  { name: 'Case SiteWatch', marks: ['sitewatch', 'site watch', 'siteconnect', 'sitecontrol'], brand: 'Case' },
  {
    name: 'New Holland',
    marks: ['myplm', 'plm connect', 'new holland fleetforce', 'fleetforce'],
    brand: 'New Holland',
  },
  { name: 'Bobcat Machine IQ', marks: ['machine iq', 'machineiq', 'bobcat owner portal'], brand: 'Bobcat' },
  { name: 'JLG ClearSky', marks: ['clearsky', 'clear sky'], brand: 'JLG' },
  { name: 'Genie Lift Connect', marks: ['lift connect', 'liftconnect'], brand: 'Genie' },
  { name: 'Skyjack ELEVATE', marks: ['skyjack elevate'], brand: 'Skyjack' },
  { name: 'Liebherr LiDAT', marks: ['lidat', 'myliebherr', 'liebherr connect'], brand: 'Liebherr' },
  { name: 'Kubota NOW', marks: ['kubotanow', 'kubota now', 'mykubota'], brand: 'Kubota' },
  { name: 'Wacker Neuson EquipCare', marks: ['equipcare', 'equip care'], brand: 'Wacker Neuson' },
  {
    name: 'Develon',
    marks: ['my develon', 'mydevelon', 'doosanconnect', 'doosan connect', 'develon fleet'],
    brand: 'Develon',
  },
  { name: 'Hyundai Hi MATE', marks: ['hi mate', 'hi-mate', 'himate'], brand: 'Hyundai' },
  { name: 'JCB LiveLink', marks: ['livelink', 'live link'], brand: 'JCB' },
  { name: 'Takeuchi TFM', marks: ['takeuchi fleet management'], brand: 'Takeuchi' },
  { name: 'Kobelco GEOSCAN', marks: ['geoscan'], brand: 'Kobelco' },
  { name: 'Link-Belt RemoteCARE', marks: ['remotecare'], brand: 'Link-Belt' },
  { name: 'Manitou', marks: ['easy manager', 'reduce fleet'], brand: 'Manitou' },
  { name: 'Mack GuardDog', marks: ['guarddog', 'guard dog connect'], brand: 'Mack' },
  { name: 'Wirtgen WITOS', marks: ['witos', 'wirtgen group performance tracker'] },
  { name: 'Cummins', marks: ['connected diagnostics', 'cummins', 'prevenTech'.toLowerCase()] },
  { name: 'Trackunit', marks: ['trackunit'] },
  { name: 'ZTR', marks: ['ztr', 'onei3'] },
  { name: 'Samsara', marks: ['samsara'] },
  { name: 'Geotab', marks: ['geotab', 'mygeotab'] },
  { name: 'Motive', marks: ['gomotive', 'keeptruckin'] },
  { name: 'Tenna', marks: ['tenna'] },
  { name: 'United Rentals Total Control', marks: ['total control', 'unitedrentals'] },
  { name: 'ISO 15143-3', marks: ['15143-3', 'aemp 2.0', 'standards.iso.org/iso/15143'] },
];
