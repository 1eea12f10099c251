/**
 * What columns of cars are called south and east of us: Spanish, Portuguese, Italian, Turkish, Polish, Czech, Romanian,
 * Hungarian, beside what `car-columns.ts` has of our own languages and of German, French and Dutch.
 */
export const southernCarColumns: Readonly<Record<string, string>> = {
  car_id:
    'número de anuncio, id anuncio, ref anuncio, referencia, código, código do anúncio, id anúncio, riferimento, id annuncio, ilan no, ilan numarası, numer oferty, id oferty, číslo inzerátu, cod anunt, hirdetéskód, listing id, source listing id, offer id',
  car_brand: 'marca, fabricante, montadora, casa, üretici, producent, výrobce, gyártó, márka',
  car_model: 'modelo, modello, seri, linha, gama, modelul, típus',
  car_version:
    'versión, versão, acabado, allestimento, versione, paket, wersja, verze, wersja silnika, varianta, kivitel',
  car_body:
    'carrocería, tipo de carrocería, carroceria, carrozzeria, tipo carrozzeria, kasa tipi, kasa, nadwozie, typ nadwozia, karoserie, caroserie, karosszéria',
  car_fuel:
    'combustible, tipo de combustible, combustível, alimentazione, carburante, yakıt, yakıt tipi, rodzaj paliwa, palivo, combustibil, üzemanyag',
  car_gearbox:
    'cambio, tipo de cambio, caja de cambios, câmbio, transmissão, transmisión, vites, vites tipi, şanzıman, skrzynia, převodovka, cutie de viteze, cutie viteze, sebességváltó',
  car_drive: 'tracción, tração, trazione, çekiş, napęd, pohon, tractiune, hajtás',
  car_color: 'color exterior, cor, cor externa, colore, colore esterno, renk, kolor, barva, culoare, szín',
  car_year:
    'año, año de fabricación, ano, ano modelo, ano do modelo, ano de fabricação, anno, yıl, model yılı, rocznik, rok produkcji, rok výroby, an fabricație, an, évjárat, year model',
  car_firstregistration:
    'fecha de matriculación, primera matriculación, matriculación, data da primeira matrícula, prima immatricolazione, immatricolazione, ilk tescil tarihi, trafiğe çıkış tarihi, data pierwszej rejestracji, data primei înmatriculări',
  car_mileage:
    'kilometraje, kilómetros, quilometragem, quilômetros, chilometraggio, chilometri, kilometre, przebieg, najeto, nájezd, kilometraj, rulaj, futott km',
  car_price:
    'precio, precio al contado, precio contado, preço, valor, preço à vista, prezzo, prezzo di vendita, fiyat, fiyatı, cena brutto, preț, ár, vételár',
  car_price_currency: 'moneda, moeda, valuta, para birimi, waluta, měna, pénznem',
  car_retail_price: 'precio nuevo, preço novo, prezzo di listino, prezzo nuovo, sıfır fiyatı',
  car_regno: 'matrícula, placa, targa, plaka, numer rejestracyjny, spz, număr înmatriculare, rendszám',
  car_chassino:
    'bastidor, número de bastidor, chassi, telaio, numero di telaio, şasi no, şasi numarası, numer vin, alvázszám',
  car_power:
    'potencia, potencia cv, potência, cavalos, potenza cv, motor gücü, beygir gücü, moc silnika, moc km, výkon kw, putere, teljesítmény',
  car_doors:
    'puertas, número de puertas, portas, porte, numero porte, kapı, kapı sayısı, liczba drzwi, uși, ajtók száma',
  car_seats:
    'plazas, número de plazas, asientos, lugares, posti, numero posti, koltuk sayısı, liczba miejsc, locuri',
  car_owners:
    'propietarios, número de propietarios, proprietários, proprietari, sahip sayısı, liczba właścicieli',
  car_condition: 'estado, estado del vehículo, condição, condizione, stato, durumu, araç durumu, stan',
  car_description:
    'descripción, observaciones, descrição, observação, descrizione, note, açıklama, opis, popis, descriere, leírás',
  car_equipment:
    'equipamiento, extras, equipamento, opcionais, itens, accessori, dotazioni, optional, donanım, özellikler, wyposażenie, dotări, felszereltség',
  car_images:
    'imagen, imágenes, fotos, foto, imagens, immagini, immagine, resim, resimler, fotoğraf, zdjęcie, fotky, imagini, képek',
  car_publishdate:
    'fecha de publicación, fecha, data de publicação, data do anúncio, data annuncio, ilan tarihi, data dodania, data',
  car_site_name:
    'concesionario, vendedor, concessionária, loja, concessionario, venditore, bayi, galeri, satıcı, sprzedawca, prodejce, dealer auto, kereskedő',
  car_site_city: 'ciudad, población, cidade, città, şehir, il, miejscowość, město, oraș, város, localidad',
  car_site_region: 'provincia, comunidad, estado uf, uf, regione, bölge, województwo, kraj, județ, megye',
};
