import type { ColumnNames } from './column-names.ts';
import { southernCarColumns } from './southern-car-columns.ts';

const fields: ColumnNames['fields'] = {
  car_id:
    'id, ad id, listing id, stock number, stock no, stock id, stocknumber, stock nr, stock ref, reference, ref, ref no, reference number, number, advert id, vehicle id, object id, objektnummer, annonsid, annonsnummer, annonsenr, annonsenummer, annonse id, internnummer, lagernummer, lagernr, bilid, bilnummer, varenummer, finnkode, finn kode, finn code, ilmoitusnumero, ilmoitus id, kohdenumero, numero, varastonumero, inzerat id, cislo inzeratu, cislo, evidencne cislo vozidla, skladove cislo, angebotsnummer, inserat id, fahrzeugnummer, interne nummer, internal number, internal id, external id, externalid, unique id, uid, guid, sku, item number, artikelnummer, code, kod, reference interne, num annonce, vehicle ref, stock reference, dealer stock number, stockreference, stock, key, pos, lp, nr, car number, advert reference, tunnus, tunniste',
  car_brand:
    'make, brand, manufacturer, marke, märke, bilmärke, fabrikat, tillverkare, merke, bilmerke, merkki, valmistaja, automerkki, značka, značka vozidla, výrobca, marque, merk, marka, hersteller, fabricant, maker, make name, makename, oem, company',
  car_model:
    'model, modell, malli, modèle, modele, modellbezeichnung, model name, modelname, model range, range, modellserie, bilmodell, mallisarja, baureihe, series, modelová rada, modellnamn, model family, modellreihe, modelgroup, model group',
  car_version:
    'version, variant, derivative, trim, trim level, edition, model variant, modellvariant, versio, utrustningsnivå, utförande, modellutförande, utførelse, typbeteckning, ausstattungslinie, modellversion, verzia, mallimerkintä, tarkenne, tarkennin, sub model, submodel, spec, specification, model version, modell detalj, modelldetalj, beteckning, trim name, finition, ausführung, tüübinimetus, modeldetails, badge, mallitarkenne, výbava verzia, typ, typ verzia, verzia modelu, versiebenaming, model description, modellbeskrivning, variantti, motorvariant, undermodel, style, typename, type name, model type',
  car_trim_package:
    'trim package, package, paket, utrustningspaket, equipment line, varustetaso, výbavový stupeň',
  car_body:
    'body, body type, bodytype, body style, bodystyle, kaross, karosstyp, karosseri, karosseritype, kori, korimalli, koritype, korityyppi, karoséria, typ karosérie, aufbau, karosserie, carrosserie, carrosserietype, vehicle class, vehicle body type, biltyp, fahrzeugtyp, karosserieform, category, kategori, kategorie, fordonstyp kaross, body shape, body class, body category, segment',
  car_fuel:
    'fuel, fuel type, fueltype, fuel name, bränsle, bränsletyp, drivmedel, drivstoff, drivstofftype, polttoaine, polttoainetyyppi, käyttövoima, palivo, druh paliva, kraftstoff, kraftstoffart, treibstoff, carburant, énergie, energie, brandstof, paliwo, motor fuel, engine fuel, fuel kind, engine type fuel, propellant, power source, powertrain, fuel type primary, antriebsart kraftstoff, motortyp',
  car_gearbox:
    'gearbox, transmission, transmission type, gearbox type, växellåda, växel, växellådstyp, girkasse, girtype, gir, vaihteisto, vaihteistotyyppi, prevodovka, typ prevodovky, getriebe, getriebeart, boîte de vitesse, boite, boîte, transmissie, skrzynia biegów, gear type, gear, cambio,  gears type, trans, shift, gearbox kind, växellada',
  car_drive:
    'drive, drivetrain, drive type, drive train, drivetype, driven wheels, wheel drive, drivning, drivhjul, hjuldrift, drivsystem, hjuldriftsystem, vetotapa, vetävät pyörät, pohon, pohon kolies, antrieb, antriebsart, allrad, traction, aandrijving, transmission intégrale, napęd, 4wd type, axle drive, wheeldrive',
  car_color:
    'colour, color, exterior colour, exterior color, ext color, paint, paint color, body colour, färg, kulör, lackfärg, farge, utvendig farge, väri, ulkoväri, farba, exteriérová farba, farbe, außenfarbe, lackierung, couleur, kleur, kolor, colour name, base colour, basfärg, hovedfarge, manufacturer colour, colour group, color group, colorgroup, body colorgroup, exterior, ext, colore, basecolor, main color',
  car_year:
    'year, model year, modelyear, modellår, årsmodell, årgång, årsmodel, vuosimalli, vuosi, malli vuosi, rok, rok výroby, modelový rok, baujahr, modelljahr, année, annee, bouwjaar, rok produkcji, yr, year of manufacture, manufacture year, production year, produktionsår, tillverkningsår, prod year, jahr, reg year, registration year, build year, år, produksjonsår, valmistusvuosi',
  car_firstregistration:
    'first registration, first registration date, registration date, date registered, registered, first reg, reg date, 1st reg, date of first registration, första registrering, första registreringsdatum, registreringsdatum, första reg, i trafik, datum i trafik, förstagångsregistrerad, första trafik, första trafikdatum, trafikdatum, i trafik datum, registrert første gang, førstegangsregistrert, første gang registrert, første registrering, 1 gang registrert, ensirekisteröinti, rekisteröity, ensirek, ensirekisteröintipäivä, käyttöönotto, käyttöönottopäivä, prvá evidencia, dátum prvej evidencie, prvá registrácia, prvá evidencia dátum, v prevádzke od, erstzulassung, ez, mise en circulation, date mec, eerste toelating, registrationdate, date first registered, initial registration, in service date',
  car_mileage:
    'mileage, miles, odometer, odometer reading, odometer value, kilometers, kilometres, km, kms, mil, miltal, mätarställning, körsträcka, kilometerstand, km stand, kjørelengde, kilometer, km driven, kms driven, kilometers driven, distance, distance driven, mittarilukema, ajettu, kilometrit, ajomäärä, ajokilometrit, najazdené, najazdené km, stav tachometra, počet km, tachometer, laufleistung, kilométrage, kilometrage, tellerstand, kilometerstand km, przebieg, milage, mileage km, mileage miles, current mileage, kilometerstaand, gått mil, antal mil, km count, run, used km',
  car_odometer_unit:
    'mileage unit, odometer unit, distance unit, mileage units, odometer units, enhet, mileage type, unit of mileage',
  car_price:
    'price, asking price, retail price, retail, asking, selling price, sales price, sale price, pris, kontantpris, försäljningspris, totalpris, salgspris, hinta, myyntihinta, pyyntihinta, kokonaishinta, cena, predajná cena, cena s dph, preis, verkaufspreis, bruttopreis, prix, prix ttc, prijs, list price, current price, cash price, price inc vat, price incl vat, price including vat, pris inkl moms, brutto, brutto price, gross, amount, our price, advertised price, total price, internet price, web price, utpris, velaton hinta, price gbp, price sek, price eur, price nok, final price, forecourt price, askingprice, sellingprice, display price, price value, dealer price, utropspris, pris inkl omreg, annonspris, konečná cena, ask price, cena eur, hinta eur, online price, consumer price, verkaufspreis brutto, price usd, actual price',
  car_price_exkl_vat:
    'price ex vat, price excl vat, price excluding vat, net price, price net, pris exkl moms, pris ex moms, pris eks mva, nettopris, veroton hinta, alv 0 hinta, cena bez dph, nettopreis, preis netto, prix ht, price without vat, net, netto, hinta alv 0',
  car_price_currency:
    'currency, price currency, valuta, valuutta, mena, währung, devise, currency code, currencycode, currency iso, price unit',
  car_vat_eligible:
    'vat deductible, vat qualifying, vat status, vat, vat reclaimable, vat type, momsbil, moms, avdragbar moms, avdragsgill moms, moms avdragsgill, vat eligible, mva, mva fradrag, alv, alv vähennyskelpoinen, alv vähennys, odpočet dph, odpočet, mwst ausweisbar, mwst, tva récupérable, momspliktig, lyftbar moms, vat qualifying vehicle, vat scheme, moms lyft, vatable',
  car_campaign_price:
    'campaign price, offer price, special price, discounted price, kampanjpris, reapris, erbjudandepris, kampanjepris, tarjoushinta, akciová cena, aktionspreis, promo price, discount price, sale offer price, price offer',
  car_retail_price:
    'new price, price new, price as new, original price, nypris, nybilspris, uushinta, nová cena, pôvodná cena, neupreis, msrp, rrp, cost new, list price new, prix neuf, when new price, otr price, on the road price, original msrp, nybilpris, manufacturer price, cost when new',
  car_monthly_cost:
    'monthly price, monthly cost, monthly payment, finance monthly, månadskostnad, månedspris, månedsbeløp, kuukausierä, kuukausihinta, mesačná splátka, monthly, per month, monatsrate, pcm, månadsbetalning',
  car_vehicle_tax:
    'vehicle tax, road tax, fordonsskatt, årsavgift, ajoneuvovero, tax per year, annual tax, ved, vehicle tax per year, skatt, skatt per år, fordonsskatt per år, roadtax',
  car_regno:
    'registration, registration number, reg no, regno, reg, regnr, reg number, plate, license plate, licence plate, number plate, vrm, registreringsnummer, registreringsnr, kjennemerke, skiltnummer, rekisteritunnus, rekisterinumero, rekisterinro, reknro, rek nro, evč, ečv, evidenčné číslo, špz, kennzeichen, plaque, immatriculation, kenteken, license, regnummer, vehicle registration, registrationnumber, vehicle registration mark, vrn, lic plate, plate number, registernummer',
  car_chassino:
    'vin, chassis number, chassis no, chassis, chassinummer, chassi, chassinr, chassisnummer, understellsnummer, rammenummer, alustanumero, valmistenumero, runkonumero, vin číslo, číslo karosérie, fahrgestellnummer, fin, vin number, vincode, vin code, numero de chassis, vehicle identification number, fahrgestellnr, vin kod',
  car_power:
    'power, engine power, horsepower, hp, bhp, ps, hk, hkr, hv, kw, motoreffekt, effekt, hästkrafter, effekt hk, hestekrefter, motorkraft, teho, teho hv, moottorin teho, výkon, výkon motora, výkon kw, leistung, leistung kw, leistung ps, puissance, puissance din, vermogen, moc, power hp, power kw, power bhp, engine power bhp, max power, engine hp, kilowatt, kilowatts, potenza, enginepower, engine power kw, power ps, effekt kw, teho kw, cv, maximum power, engine output, max effekt, power output',
  car_doors:
    'doors, number of doors, door count, dörrar, antal dörrar, dører, antall dører, ovet, ovien lukumäärä, ovia, dvere, počet dverí, türen, anzahl türen, portes, deuren, no of doors, num doors, drzwi, door, doorcount, nb portes, numdoors',
  car_seats:
    'seats, number of seats, seat count, säten, antal säten, sittplatser, antal sittplatser, antal platser, passagerare, seter, antall seter, paikat, istuimet, istumapaikat, istuinpaikat, henkilömäärä, miesta, počet miest, sedadlá, sitze, sitzplätze, anzahl sitzplätze, places, zitplaatsen, no of seats, seating, seating capacity, seat, seatcount, miejsca, nb places, passengers',
  car_owners:
    'owners, number of owners, previous owners, no of owners, ägare, antal ägare, tidigare ägare, brukare antal, antal brukare, eiere, antall eiere, omistajat, omistajien määrä, omistajia, počet majiteľov, majitelia, vorbesitzer, anzahl vorbesitzer, halter, anzahl der fahrzeughalter, owner count, owner, keepers, previous keepers, former keepers, ownership',
  car_condition:
    'condition, vehicle condition, stock type, new used, new or used, inventory type, skick, bilens skick, nybegagnad, ny begagnad, tilstand, kunto, tila, stav, stav vozidla, zustand, fahrzeugzustand, état, staat, used new, sale type, status new used, car condition, vehicle status, type of stock, neu gebraucht, ny eller begagnad, condition type, itemcondition',
  car_is_used: 'is used, used, begagnad, brukt, käytetty, ojazdené, isused, used vehicle',
  car_vehicle_type:
    'vehicle type, type of vehicle, vehicle category, fordonstyp, fordonsslag, kjøretøytype, ajoneuvotyyppi, ajoneuvolaji, druh vozidla, typ vozidla, fahrzeugart, vehicletype, kjøretøy type, vehicle kind, voertuigsoort, class, vehicleclass',
  car_publishdate:
    'published, publish date, posting date, date posted, listed, listing date, created, created at, created date, date created, date added, added, annonsdatum, publicerad, publiceringsdatum, inlagd, i lager sedan, lagerdatum, publisert, opprettet, lagt ut, julkaistu, julkaisupäivä, luotu, lisätty, zverejnené, dátum pridania, vytvorené, pridané, eingestellt, inserat datum, einstelldatum, date de publication, posted, stock date, date in stock, first seen, on sale date, onsaledate, create date, advertised, publication date, date listed, in stock since, available from, published at',
  car_description:
    'description, comments, notes, text, annonstext, beskrivning, fritext, säljtext, beskrivelse, salgstekst, kuvaus, lisätiedot, selite, myyntiteksti, vapaateksti, popis, poznámka, beschreibung, bemerkung, fahrzeugbeschreibung, bemerkungen, beschrijving, opis, full description, long description, advert text, vehicle description, details, comment, dealer comments, seller notes, advertising text, attention grabber, body text, ad text, information, info text, seller comments, dealer description, additional information, freetext, commentaire, remarks',
  car_equipment:
    'equipment, features, options, feature, option, extras, extra, utrustning, utrustningslista, tillbehör, utstyr, ekstrautstyr, varusteet, varuste, varustelu, lisävarusteet, výbava, doplnková výbava, výbava zoznam, ausstattung, sonderausstattung, équipements, uitrusting, wyposażenie, standard features, optional features, equipments, options list, feature list, vehicle features, options text, fitted options, equipment list, standard equipment, optional equipment, combined equipment, add ons',
  car_images:
    'images, image, image urls, image url, image links, image link, photos, photo, photo url, photo urls, picture, pictures, picture url, picture refs, picturerefs, bilder, bild, bildlänk, bildlänkar, bildurl, bilde, bildeurl, bilder url, kuvat, kuva, kuva url, kuvaosoitteet, fotky, foto, fotografie, obrázky, obrázok, obrázky url, fotos, bilder urls, photo links, gallery, media, media urls, image list, additional image link, imageurls, imageurl, main image, primary image, img, thumbnail, picture urls, picture list, photos urls, photourls, visuels, afbeeldingen, zdjęcia, image 1, photo 1, pictures urls, links to images, photo files, image src, images url, images src, media images',
  car_site_id:
    'dealer id, dealer code, site id, branch id, branch code, location id, anläggning id, anläggningsid, avdelning id, toimipiste id, predajňa id, händler id, dealerid, forhandler id, department id, feed id, advertiser id, depot id, rooftop id, dealership id',
  car_site_name:
    'dealer, dealer name, dealership, dealership name, seller, seller name, branch, branch name, site, site name, anläggning, anläggningsnamn, återförsäljare, handlare, säljare namn företag, forhandler, avdeling, forhandlernavn, butikk, liike, liikkeen nimi, toimipiste, myyjäliike, jälleenmyyjä, predajca, predajňa, pobočka, händler, händlername, standort name, autohaus, store, store name, concessionnaire, filial, company name, dealername, vendor, advertiser, garage, rooftop, location name, depot',
  car_site_city:
    'city, town, ort, stad, by, poststed, sted, paikkakunta, kaupunki, kunta, mesto, stadt, ville, plaats, dealer city, location city, postort, miasto, location, place, seller city, dealer town, branch city, sijainti, lokalita, plats, standort',
  car_site_region:
    'region, state, county, län, fylke, maakunta, kraj, bundesland, département, province, area, landskap, state province',
  car_geocoord: 'coordinates, geo, latlng, lat lng, geocoord, position, gps, latlong',
  latitude: 'latitude, lat, geo lat, breddgrad, zemepisná šírka, leveysaste, latitud',
  longitude:
    'longitude, long, lon, lng, geo lng, lengdegrad, zemepisná dĺžka, pituusaste, longitud, geo long',
  'car_sellers.0.name':
    'contact name, contact, contact person, salesperson, salesman, säljare, kontaktperson, selger, myyjä, yhteyshenkilö, kontakt, kontaktná osoba, ansprechpartner, sales person, seller contact, selger navn',
  'car_sellers.0.email':
    'contact email, email, e mail, e post, epost, mail, sähköposti, contact mail, seller email, salesperson email, myyjän sähköposti, selger epost, email address, dealer email',
  'car_sellers.0.phone':
    'contact phone, phone, telephone, tel, telefon, telefonnummer, puhelin, puh, puhelinnumero, telefón, telefónne číslo, seller phone, mobile, mobil, mobiili, phone number, dealer phone, telefon verkauf',
  emission:
    'co2, co2 emissions, co2 emission, co2 g km, co2 utsläpp, koldioxidutsläpp, co2 utslipp, co2 päästö, co2 päästöt, emisie co2, co2 emissionen, emissions, emission, utsläpp, co2 wltp, co2 value, co2 combined, päästöt, hiilidioksidi, co2 grams',
  fuel_consumption:
    'fuel consumption, consumption, combined consumption, fuel economy, mpg, mpg combined, combined mpg, bränsleförbrukning, förbrukning, förbrukning blandad, forbruk, drivstofforbruk, kulutus, yhdistetty kulutus, keskikulutus, spotreba, kombinovaná spotreba, verbrauch, verbrauch kombiniert, consommation, verbruik, fuel consumption combined, consumption combined, mixed consumption, forbruk blandet, l 100km, l 100 km, extra urban consumption, economy combined, mileage mpg, fuel consumption l 100km',
  wltp_electric_range:
    'electric range, range, range km, range wltp, wltp range, ev range, räckvidd, elektrisk räckvidd, rekkevidde, rekkevidde wltp, toimintamatka, sähköinen toimintamatka, toimintasäde, dojazd, elektrický dojazd, reichweite, elektrische reichweite, autonomie, battery range, electric range km, räckvidd wltp, range miles, battery range miles, zero emission range',
  battery_size:
    'battery, battery size, battery capacity, batteri, batteristorlek, batterikapacitet, batterikapasitet, akku, akun koko, akun kapasiteetti, akkukapasiteetti, kapacita batérie, batéria, batterie, batteriekapazität, battery kwh, batteri kwh, usable battery, batteristørrelse, akku kwh, battery capacity kwh',
  weight:
    'weight, kerb weight, curb weight, tjänstevikt, vikt, egenvekt, vekt, omapaino, oma massa, paino, pohotovostná hmotnosť, hmotnosť, leergewicht, gewicht, poids, leeggewicht, kerbweight, unladen weight, massa, weight kg, poids à vide',
  car_towing_weight:
    'towing weight, towing capacity, braked towing weight, dragvikt, max släpvagnsvikt, släpvagnsvikt, släpvikt, hengervekt, maks tilhengervekt, tilhengervekt, vetomassa, perävaunumassa, ťažná hmotnosť, hmotnosť prívesu, anhängelast, max trailer weight, max towing weight, towing, trailer weight, vetomassa jarrullinen',
  cargo_volume:
    'boot, boot space, luggage, trunk, bagageutrymme, bagasjerom, tavaratila, batožinový priestor, kofferraum, boot volume, boot capacity, cargo volume, tavaratilan koko, bagagevolym, objem kufra',
  acceleration:
    'acceleration, 0 100, 0 100 km h, 0 62 mph, 0 to 62, 0 to 62 mph, zero to sixty two, akselerasjon, kiihtyvyys, zrýchlenie, beschleunigung, 0 60, zero to sixty, accel 0 100, seconds to 100, acceleration seconds',
  car_ncapstars: 'ncap, euro ncap, ncap stars, ncap rating, euro ncap stars, safety rating, säkerhetsbetyg',
  slug: 'slug, url slug',
  car_campaigns: 'campaigns, campaign, kampanj, kampanjer, kampanje, kampanjat, kampaň',
};

const withSouthern = Object.entries(fields).map(([field, names]) => {
  const southern = southernCarColumns[field];
  return [field, southern ? `${names}, ${southern}` : names] as const;
});

export const carColumns: ColumnNames = {
  fields: Object.fromEntries(withSouthern),
  emptyWords:
    'vehicle car auto fordon fordonet bil bilens kjøretøy ajoneuvo auton vozidlo vozidla fahrzeug advert ad listing item data info the a of av de la der record product field value text name ns ns1 g c x vehicles cars inventory general basic specs spec attributes attribute properties technical details main primary gbp eur sek nok usd kr incl inkl including inc total attr desc description used current kr 1000 tsd thousand thousands brl try pln czk huf ron vehículo veículo veicolo coche auto araç source',
};

/** A car's title is read for what no column says. */
export const titleNames =
  'title, headline, heading, rubrik, annonsrubrik, overskrift, tittel, otsikko, nimi, titulok, názov, titel, titre, name, vehicle name, car name, full name, ad title, bezeichnung, fahrzeugbezeichnung, annonstitel, vehicle title, product name, car title, model description, car full name, short description, beteckning, display name, kohde, nazov inzeratu';

/** Says of engines what no column of its own says. */
export const engineNames =
  'engine, motor, moottori, motorisierung, engine name, motorbeteckning, motorisering, moteur, engine type, engine description, motorisation, motorizácia, engine version, engine specs, enginetype';
