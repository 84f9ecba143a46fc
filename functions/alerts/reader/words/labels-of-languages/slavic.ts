import type { LabelsOfLanguage } from './labels-of-language.ts';

/* The labels of the Slavic languages. */

export const polish: LabelsOfLanguage = {
  brand: 'firma | marka pojazdu | marka sprzętu',
  model: 'typ | oznaczenie typu | model sprzętu',
  machine: 'sprzęt | pojazd | urządzenie',
  serial: 'nr vin | numer vin | nr podwozia | numer podwozia | nr fabr | nr ser | numer ramy | nr nadwozia',
  unit: `
    nr inwentarzowy | numer inwentarzowy | nr wewnętrzny | numer wewnętrzny | nr ewid | nr flotowy |
    oznaczenie | nasz numer | u nas nr | u nas numer
  `,
  hours: `
    licznik motogodzin | licznik mth | stan mth | mtg | przebieg mth | licznik godzin | motogodzin |
    stan motogodzin | czas pracy | godziny silnika | stan licznika mth | przebieg motogodzin |
    czas pracy silnika | liczba godzin pracy | liczba godzin | godziny pracy silnika | ilość motogodzin |
    suma motogodzin | licznik roboczogodzin | motogodz | roboczogodz | stan motogodzin maszyny
  `,
  location: `
    lokalizacja maszyny | adres budowy | gdzie stoi | położenie maszyny | współrzędne gps |
    adres postoju | gdzie | plac | aktualne położenie | bieżące położenie | obiekt | teren budowy |
    miejsce zdarzenia
  `,
  address: 'ulica i numer | ulica nr | adres obiektu',
  city: 'miejscowość | miasto gmina | kod i miejscowość | kod pocztowy i miasto | kod miasto',
  state: 'woj | region | powiat | powiat województwo',
  severity: `
    ważność | pilność | istotność | waga | stopień | stopień ważności | poziom | poziom alarmu |
    poziom ważności | klasa | krytyczność | znaczenie alarmu | stopień pilności | poziom pilności |
    poziom zagrożenia | stopień zagrożenia | klasyfikacja | poziom krytyczności | rodzaj alarmu |
    dotkliwość
  `,
  time: `
    data i godzina | data i czas | data godzina | zgłoszono | wykryto | wystąpiło | wystąpił |
    wystąpienie | czas zdarzenia | zgłoszenie z | czas wystąpienia
  `,
  ignored: 'praca na biegu jałowym | godziny biegu jałowego | na biegu jałowym | bieg luzem | bieg jałowy h',
};

export const czechAndSlovak: LabelsOfLanguage = {
  brand: 'výrobca | výrobca stroja | značka stroja',
  model: 'typové označení | typové označenie | model stroja',
  machine: 'stroj | vozidlo | zariadenie | pracovní stroj',
  serial: `
    výrobné č | výr č stroja | výrobné číslo stroja | sériové č | číslo podvozku | č podvozku |
    číslo rámu | č rámu | vin číslo | vin kód
  `,
  unit: `
    interné číslo | interné č | inventárne číslo | inventárne č | evidenčné číslo | evidenčné č |
    číslo vozidla | č stroje | č stroja | číslo stroja | názov stroja | označenie stroja |
    vnútorné číslo | garážne číslo | naše číslo | naše č | u nás č | u nás číslo
  `,
  hours: `
    motohodiny | motohodín | stav motohodín | počet motohodín | prevádzkové hodiny | odpracované hodiny |
    mth | hodiny | stav počítadla | počítadlo | najeto | nájazd | provozní doba | počítadlo motohodin |
    hodiny provozu | stav mth | najeto mth | odpracováno | počet mth | motohod | hodinoměr |
    motohodiny celkem | celkem motohodin | hodiny motoru | hodinový čítač | počet hodin |
    pracovní hodiny | počítadlo motohodín | počítadlo hodín | hodiny motora | najazdené motohodiny |
    počet hodín | prevádzková doba | pracovné hodiny
  `,
  location: `
    poloha | miesto | umiestnenie | stanovište | lokalita | stavba | stavenisko | súradnice |
    poloha stroja | aktuálna poloha | kde stojí | stojí | místo provozu | místo výskytu | kde |
    aktuální místo | pracoviště | místo stavby | současná poloha | umiestnenie stroja | posledná poloha |
    posledná známa poloha | miesto stavby | pracovisko
  `,
  address: `
    adresa | ulica | ulice | ulice a číslo | ulice č p | adresa stavby | ulice číslo popisné |
    ulica a číslo
  `,
  city: 'mesto | obec | město obec | psč obec | psč město | psč a obec | obec město | místo obec | psč mesto',
  state: 'kraj | okres | okres kraj',
  code: 'kód poruchy | kód chyby | chybový kód | kód závady | číslo poruchy | číslo chyby | kód alarmu',
  fault:
    'aktivní alarm | aktivní porucha | aktivní chyba | aktívna porucha | porucha | chyba | závada | alarm | udalosť | varovanie | výstraha | hlásenie',
  description: 'popis | popis poruchy | popis chyby | text | význam | správa | hlásenie text',
  severity: `
    závažnosť | priorita | úroveň | stupeň | naliehavosť | naléhavost | dôležitosť | důležitost |
    stupeň závažnosti | trieda | kategorie závažnosti | kritičnost | kritičnosť | úroveň závažnosti |
    míra závažnosti | stupeň naléhavosti | úroveň výstrahy | klasifikace | urgentnost | kritickosť |
    stupeň naliehavosti | trieda alarmu | klasifikácia | miera závažnosti
  `,
  time: `
    dátum a čas | čas | vznik | vznik poruchy | zistené | zjištěno | zaznamenané | zaznamenáno | hlásené |
    nahlášeno | vzniklo | vzniklo dne | čas vzniku | doba vzniku | čas udalosti | dátum a hodina
  `,
  date: 'dátum',
  ignored: `
    číslo motora | voľnobeh | hodiny voľnobehu | najazdené km | predajca | zákazník | vodič | obsluha |
    odoslané | vygenerované | palivo | rok výroby | odporúčanie | odporúčaný postup | zmluva | telefón
  `,
};

export const russian: LabelsOfLanguage = {
  brand: 'марка машины | марка техники | бренд | фирма производитель | производитель машины',
  model: 'модель | модель техники | тип машины | тип техники | модель тс',
  machine: 'машина | техника | единица техники | оборудование | марка модель | марка и модель',
  serial: `
    зав n | заводской # | заводской n | серийный # | серийный n | сер # | сер номер | vin код |
    vin номер | пин | серия | # шасси | # рамы | шасси | рама | идентификационный номер |
    заводской номер машины | заводской номер техники | серийный номер машины | серийный номер техники
  `,
  unit: `
    гаражный # | гар # | гар номер | бортовой # | борт # | борт | хоз # | хоз номер |
    хозяйственный номер | инвентарный # | внутренний номер | внутренний # | парковый номер | парковый # |
    номер парка | номер техники | позывной | наименование техники | инвентарный номер машины |
    гаражный номер машины | бортовой номер машины
  `,
  hours: `
    м ч | мч | мтч | моточас | счётчик | показания счётчика | счётчик часов | отработано |
    отработано часов | наработка мч | наработка двс | наработка двигателя | текущая наработка |
    общая наработка | часы | часы двигателя | показания моточасов | наработка моточасов | моточасов |
    м час | мото ч | наработка м ч | показание счетчика | часов | отработано моточасов | время работы |
    время наработки | часы работы двигателя | часов работы | моточасы двигателя | моторесурс | маш ч |
    машиночасы | наработано | общее время работы
  `,
  location: `
    место работы | место нахождения | текущее местоположение | последнее местоположение | позиция |
    стройплощадка | площадка | карьер | участок | где находится | находится | место стоянки |
    место работ | текущее положение | положение | расположение | местоположение техники |
    местоположение машины | где | где стоит | адрес местонахождения | координаты gps
  `,
  address: 'улица | адрес объекта | адрес стройки | адрес площадки | улица дом | адрес объекта строительства',
  city: 'населённый пункт | нас пункт | поселок | город населенный пункт | населённый пункт город | пункт',
  state: 'край | регион | республика | район | субъект | субъект рф | округ | область край | регион область',
  code: `
    код отказа | код аварии | код события | код dtc | коды неисправностей | коды ошибок | код тревоги |
    код сообщения | номер ошибки
  `,
  fault: `
    отказ | авария | событие | тревога | поломка | сбой | предупреждение | сигнал |
    описание неисправности
  `,
  description: `
    описание | расшифровка | сообщение | текст | текст сообщения | значение | подробности | пояснение |
    описание ошибки | описание кода
  `,
  severity: `
    критичность | серьёзность | степень | степень важности | степень серьёзности | степень опасности |
    важность | приоритет | уровень | уровень тревоги | уровень опасности | уровень критичности |
    срочность | класс | тяжесть | опасность | степень критичности | степень срочности | уровень важности |
    уровень серьезности | уровень предупреждения | уровень аварии | уровень приоритета | класс ошибки |
    класс аварии | класс тревоги | категория | значимость | серьезность ошибки | критичность ошибки |
    тип тревоги | классификация
  `,
  time: `
    время | время события | время возникновения | время фиксации | зафиксировано | обнаружено | возникло |
    возникла | дата и время | дата время | время обнаружения | дата события | момент | начало |
    время фиксации ошибки | время возникновения неисправности
  `,
  date: 'дата',
  ignored: `
    номер двигателя | модель двигателя | трекер | терминал | номер терминала | холостой ход |
    часы холостого хода | моточасы холостого хода | пробег | дилер | сервис | сервисный центр | телефон |
    контакт | оператор | машинист | водитель | заказчик | клиент | отправлено | сформировано |
    отчёт сформирован | время отправки | получено | последняя связь | топливо | уровень топлива |
    год выпуска | рекомендация | рекомендации | комментарий | примечание | статус | состояние |
    базовая стоянка | договор
  `,
};

export const ukrainian: LabelsOfLanguage = {
  brand: 'марка | виробник | бренд | фірма виробник',
  model: 'модель | модель техніки | тип машини',
  machine: 'машина | техніка | одиниця техніки',
  serial: `
    заводський # | заводський номер | зав # | зав номер | серійний номер | серійний # | номер шасі |
    номер рами | шасі | рама | vin код
  `,
  unit: `
    інв # | інв номер | інвентарний номер | інвентарний # | бортовий номер | бортовий # | борт |
    гаражний номер | гаражний # | внутрішній номер | номер парку | номер машини | назва машини
  `,
  hours: `
    мотогодини | мотогодин | напрацювання | м год | години роботи | години | лічильник мотогодин |
    лічильник | відпрацьовано | загальне напрацювання | мото години | наробіток | мг | мотогод | годин |
    лічильник годин | відпрацьовано годин | час роботи | години роботи двигуна | показання лічильника |
    показник лічильника
  `,
  location: `
    місце | місцезнаходження | розташування | місце роботи | локація | координати | позиція | обʼєкт |
    об’єкт | будмайданчик | поточне місце | місце знаходження | місце розташування | адреса об єкта |
    майданчик | ділянка | положення | поточне місцезнаходження | останнє місцезнаходження | де |
    де стоїть | знаходиться | геолокація
  `,
  long: 'довгота',
  address: 'адреса | вулиця | вулиця будинок | адреса об єкту',
  city: 'місто | населений пункт | нас пункт | селище | село | місто село',
  state: 'область | регіон | район | обл',
  code: 'код помилки | код несправності | код відмови | код | код події | код тривоги',
  fault: 'несправність | помилка | подія | тривога | відмова | аварія | попередження',
  description: 'опис | опис помилки | опис несправності | повідомлення | текст | пояснення | розшифровка',
  severity: `
    критичність | важливість | серйозність | рівень | рівень тривоги | пріоритет | ступінь |
    терміновість | клас | рівень важливості | рівень критичності | рівень небезпеки | рівень пріоритету |
    ступінь важливості | ступінь серйозності | ступінь критичності | ступінь небезпеки | тяжкість |
    небезпека | категорія | класифікація
  `,
  time: `
    час | час події | час виникнення | виявлено | зафіксовано | виникло | дата і час | дата та час |
    дата час | час виявлення | початок
  `,
  date: 'дата',
  ignored: `
    номер двигуна | модель двигуна | трекер | термінал | холостий хід | пробіг | дилер | сервіс |
    телефон | контакт | оператор | водій | замовник | клієнт | надіслано | сформовано | отримано |
    останній звʼязок | паливо | рік випуску | рекомендація | коментар | примітка | статус | договір
  `,
};

export const bulgarian: LabelsOfLanguage = {
  brand: 'марка | производител | бранд',
  model: 'модел | тип машина | модел на машината',
  machine: 'машина | техника | машината',
  serial: `
    сериен номер | сериен # | сер # | шаси # | шаси номер | номер на шаси | номер на шасито | # на шаси |
    шаси | рама # | номер на рама | фабричен номер | фабричен # | заводски номер | vin номер
  `,
  unit: `
    вътрешен # | вътрешен номер | инвентарен # | инвентарен номер | инв # | бордови номер | бордови # |
    парков номер | номер на машината | име на машината | гаражен номер | флот номер
  `,
  hours: `
    моточасове | моточаса | работни часове | часове | отработени часове | часове работа |
    брояч на часове | показание на брояча | часовник | мч | мото часове | брояч | брояч на моточасове |
    брояч часове | часове на двигателя | часове двигател | отработени моточасове | общо часове |
    работно време
  `,
  location: `
    местоположение | местонахождение | място | локация | обект | координати | позиция |
    строителна площадка | къде се намира | строеж | строителен обект | текущо местоположение |
    последно местоположение | къде | намира се | намира се в | местостоене
  `,
  lat: 'ширина | географска ширина | геогр ширина',
  long: 'дължина | географска дължина | геогр дължина',
  address: 'адрес | улица | адрес на обекта | улица и номер',
  city: 'град | населено място | град село | селище | пк град',
  state: 'област | община | регион | община област',
  code: `
    код на грешка | код на грешката | код на повреда | код на неизправност | код | код на аларма |
    код на събитие
  `,
  fault: 'грешка | повреда | неизправност | авария | аларма | събитие | предупреждение | дефект',
  description: 'описание | описание на грешката | съобщение | текст | значение | пояснение',
  severity: `
    степен | степен на важност | сериозност | критичност | приоритет | ниво | ниво на аларма | важност |
    спешност | тежест | клас | степен на тежест | степен на сериозност | ниво на важност |
    ниво на опасност | ниво на критичност | категория | степен на спешност | класификация
  `,
  time: `
    дата и час | дата час | час | време | възникнала | възникнала на | възникнало | възникнало на |
    възникване | регистрирана | регистрирана на | засечена | установена на | начало
  `,
  date: 'дата',
  ignored: `
    номер на двигател | двигател # | тракер | терминал | празен ход | часове на празен ход | пробег |
    дилър | сервиз | телефон | контакт | оператор | клиент | изпратено | генерирано | получено | гориво |
    година | препоръка | коментар | бележка | статус | договор
  `,
};

export const serbianInCyrillic: LabelsOfLanguage = {
  brand: 'произвођач | марка',
  model: 'модел | тип',
  machine: 'машина | возило',
  serial: 'серијски број | број шасије | фабрички број | серијски бр | бр шасије',
  unit: 'интерни број | инвентарски број | гаражни број | инв број | број машине',
  hours: 'радни сати | радних сати | мото сати | сати рада | моточасови',
  location: 'локација | место | положај | координате | градилиште',
  address: 'адреса | улица',
  city: 'град',
  code: 'код грешке | шифра грешке | код квара | код',
  fault: 'грешка | квар | аларм | упозорење | догађај',
  description: 'опис | опис грешке | порука | текст',
  severity: 'озбиљност | приоритет | ниво | степен | хитност | важност',
  time: 'време | датум и време | настало | откривено | време настанка',
  date: 'датум',
};

export const croatianAndSerbian: LabelsOfLanguage = {
  brand: 'proizvođač | marka | brend | marka stroja | proizvođač stroja',
  model: 'model | tip stroja | tip mašine | model stroja',
  machine: 'stroj | mašina | vozilo | radni stroj | bager | utovarivač',
  serial: `
    serijski broj | serijski br | ser broj | ser br | broj šasije | br šasije | šasija | tvornički broj |
    fabrički broj | tv broj | broj okvira | fabr broj | fab broj
  `,
  unit: `
    interni broj | interni br | inventarni broj | inventarski broj | inv broj | inv br | garažni broj |
    broj stroja | broj mašine | naziv stroja | naziv mašine | interna oznaka | oznaka stroja |
    flotni broj | broj flote | gar broj | evid broj | evidencijski broj
  `,
  hours: `
    radni sati | radnih sati | stanje radnih sati | sati rada | moto sati | motosati | motočasovi |
    broj sati | brojač sati | sati | stanje sati | časovi rada | moto časovi | brojač radnih sati |
    sati motora | radni časovi | ukupno sati | ukupno radnih sati | broj radnih sati | satnica stroja |
    radno vrijeme stroja | мото часови | радни часови | стање сати | бројач сати | сати |
    број радних сати
  `,
  location: `
    lokacija | mjesto | mesto | položaj | pozicija | koordinate | gradilište | nalazi se |
    trenutna lokacija | zadnja lokacija | poslednja lokacija | lokacija stroja | lokacija mašine |
    položaj stroja | trenutni položaj | trenutna pozicija | posljednja lokacija | mjesto rada |
    mesto rada | gdje | gde | nalazi se u | gps koordinate | позиција | тренутна локација |
    последња локација | где | налази се
  `,
  address: `
    adresa | ulica | ulica i broj | ulica i kućni broj | adresa gradilišta | улица и број |
    адреса градилишта
  `,
  city: `
    grad | mjesto grad | naselje | općina | opština | grad općina | mjesto i poštanski broj |
    poštanski broj i mjesto | насеље | општина
  `,
  state: 'županija | okrug | regija | kanton | округ | покрајина',
  code: `
    kod greške | šifra greške | kod kvara | šifra kvara | kod pogreške | šifra pogreške | kod | šifra |
    kod alarma | oznaka greške
  `,
  fault: 'greška | pogreška | kvar | alarm | upozorenje | događaj | smetnja',
  description: 'opis | opis greške | opis kvara | poruka | tekst | značenje | detalji',
  severity: `
    ozbiljnost | prioritet | razina | razina alarma | nivo | nivo alarma | stupanj | stepen | hitnost |
    važnost | težina | klasa | kritičnost | razina ozbiljnosti | razina prioriteta | razina hitnosti |
    stupanj ozbiljnosti | stupanj hitnosti | stepen ozbiljnosti | stepen hitnosti | nivo ozbiljnosti |
    nivo prioriteta | težina kvara | klasifikacija | степен озбиљности | тежина | разина
  `,
  time: `
    vrijeme | vreme | datum i vrijeme | datum i vreme | nastalo | nastala | otkriveno | zabilježeno |
    zabeleženo | vrijeme nastanka | vreme nastanka | vrijeme događaja | javljeno | početak
  `,
  date: 'datum',
  ignored: `
    broj motora | motor broj | sati praznog hoda | prazni hod | prazan hod | prijeđeni put | kilometraža |
    serviser | servis | telefon | kontakt | rukovatelj | rukovalac | kupac | klijent | poslano | poslato |
    generirano | izvješće | gorivo | godina | godište | preporuka | napomena | status | ugovor
  `,
};

export const slovenian: LabelsOfLanguage = {
  brand: 'znamka | proizvajalec | izdelovalec',
  model: 'model | tip stroja',
  machine: 'stroj | vozilo | naprava',
  serial: `
    serijska številka | serijska št | ser št | št šasije | številka šasije | tovarniška številka |
    tov št | šasija | vin številka | tovarniška številka stroja | tovarniška št | fabr št |
    serijska št stroja
  `,
  unit: `
    inv št | inventarna številka | inventarna št | interna št | interna številka | št stroja |
    številka stroja | garažna številka | flotna številka | ime stroja | naziv stroja | naša oznaka |
    oznaka stroja | naša št | naša številka
  `,
  hours: `
    obratovalne ure | delovne ure | motorne ure | ure | število ur | števec ur | stanje ur |
    ure delovanja | stanje števca | obratovalnih ur | ure motorja | števec delovnih ur |
    število delovnih ur | skupaj ur | ure stroja | delovnih ur
  `,
  location: `
    lokacija | kraj | položaj | mesto | gradbišče | koordinate | nahaja se | lokacija stroja |
    mesto stroja | položaj stroja | nahajališče | kje | kje stoji | stoji v | delovišče |
    trenutni položaj
  `,
  lat: 'zemljepisna širina',
  long: 'zemljepisna dolžina | geografska dolžina',
  address: 'naslov | ulica | ulica in številka | ulica in hišna številka | naslov gradbišča',
  city: 'mesto kraj | občina | pošta | poštna številka in kraj | pošta kraj',
  state: 'regija | pokrajina',
  code: 'koda napake | koda okvare | šifra napake | koda | oznaka napake | koda alarma',
  fault: 'napaka | okvara | alarm | opozorilo | dogodek | motnja',
  description: 'opis | opis napake | sporočilo | besedilo | pomen',
  severity: `
    resnost | prednost | prioriteta | stopnja | nivo | raven | nujnost | pomembnost | kritičnost |
    stopnja resnosti | stopnja nujnosti | stopnja alarma | stopnja opozorila | raven resnosti |
    resnost napake | razred | klasifikacija | stopnja prednosti | stopnja kritičnosti
  `,
  time: 'čas | datum in čas | datum in ura | zaznano | nastalo | zabeleženo | čas dogodka | čas nastanka',
  date: 'datum',
  ignored: `
    številka motorja | št motorja | ure prostega teka | prosti tek | serviser | servis | telefon |
    stranka | poslano | gorivo | leto izdelave | opomba | status | pogodba
  `,
};
