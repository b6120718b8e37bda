# What the pages of lessons and reading say.

## Lessons

learn-lead = Lecciones cortas en el tablero de verdad: primero las reglas, después lo que hacen quienes juegan bien.
learn-lessons-rules = Las reglas
learn-lessons-advice = Jugar bien
learn-all-lessons = Todas las lecciones
learn-lesson-right = ¡Bien hecho!
learn-lesson-wrong = Se puede jugar, pero no es lo que pide la lección. Prueba otra vez.
learn-lesson-again = Empezar de nuevo
learn-lesson-show = Muéstramelo
learn-lesson-next = Siguiente lección
learn-lesson-place = Colocar
learn-lesson-place-text = Blancas y negras colocan por turnos sus piezas, de una en una, en los puntos donde las líneas se cruzan o acaban. Mientras te queden piezas en mano, las del tablero no se mueven.
learn-lesson-place-task = Coloca una pieza donde quieras.
learn-lesson-mill = El molino
learn-lesson-mill-text = Tres piezas tuyas en una línea son un molino. Quien lo hace captura una pieza del rival.
learn-lesson-mill-task = Completa el molino de d5, d6 y d7 y captura una pieza.
learn-lesson-safe = Las piezas de un molino están a salvo
learn-lesson-safe-text = Una pieza que está en un molino no se puede capturar mientras su bando tenga otra que no lo esté.
learn-lesson-safe-task = Cierra tu molino y mira a quién puedes capturar.
learn-lesson-unless-all = La excepción
learn-lesson-unless-all-text = Si todas las piezas del rival están en molinos, ninguna está a salvo: puedes capturar la que quieras.
learn-lesson-unless-all-task = Cierra tu molino y saca una pieza de uno de los negros.
learn-lesson-move = Mover
learn-lesson-move-text = Cuando están todas colocadas, las piezas se mueven: un paso por una línea, a un punto libre de al lado.
learn-lesson-move-task = Elige una pieza y muévela.
learn-lesson-fly = Volar
learn-lesson-fly-text = Con solo tres piezas y ninguna en mano, las tuyas pueden ir a cualquier punto libre: vuelan.
learn-lesson-fly-task = Vuela a un molino.
learn-lesson-block = Encerrar
learn-lesson-block-text = Un bando que no puede mover pierde, tenga las piezas que tenga.
learn-lesson-block-task = Gana con una jugada, sin hacer molino.
learn-lesson-optional = Cuando capturar es opcional
learn-lesson-optional-text = Con casi todas las reglas hay que capturar al hacer molino. Con algunas se puede renunciar: quitar una pieza puede dejar al rival con tres, y entonces vuela.
learn-lesson-optional-task = Cierra tu molino y no captures.
learn-lesson-draw = Tablas
learn-lesson-draw-text = No toda partida tiene ganador. Con estas reglas hay tablas cuando cada bando ha hecho cincuenta jugadas sin capturas, o cuando una posición se da por tercera vez; otras reglas cuentan de otro modo. Van noventa y nueve jugadas seguidas sin captura.
learn-lesson-draw-task = Tienes menos piezas. Salva la partida: haz una jugada más.
learn-lesson-walled = Donde nadie vuela
learn-lesson-walled-text = Con las reglas tradicionales, y en el juego del rey Alfonso, también tres piezas van paso a paso. Quien tiene menos ha de mirar más lejos.
learn-lesson-walled-task = Cierra un molino con un paso.
learn-lesson-double = Dos molinos a la vez
learn-lesson-double-text = Una pieza puede completar dos molinos. Con casi todas las reglas se captura una sola pieza; en una variante de las reglas con captura opcional, dos.
learn-lesson-double-task = Completa los dos molinos y captura dos piezas.
learn-lesson-reform = No otra vez enseguida
learn-lesson-reform-text = En otra variante, quien rompe un molino para formar otro no puede rehacer el roto en su turno siguiente. Acabas de ir de d7 a g7.
learn-lesson-reform-task = Comprueba que g7 no puede volver a d7 y haz otra jugada.
learn-lesson-dice = Con dados
learn-lesson-dice-text = En el juego del rey Alfonso se tiran tres dados antes de colocar. 6-5-4, 6-3-3, 5-2-2 y 4-1-1 permiten capturar antes una pieza de un molino del rival. Te ha salido 6-5-4.
learn-lesson-dice-task = Captura una pieza del molino negro y coloca la tuya.
learn-lesson-diagonal = Doce piezas
learn-lesson-diagonal-text = El tablero de doce tiene líneas de esquina a esquina, y en ellas también se hacen molinos.
learn-lesson-diagonal-task = Completa el molino de la diagonal.
learn-lesson-deny = No le dejes la línea
learn-lesson-deny-text = Al colocar, mira si el rival tiene dos piezas en una línea con el tercer punto libre. Ocúpalo antes que él.
learn-lesson-deny-task = Llevas las negras. Impide el molino de las blancas.
learn-lesson-shuttle = El molino de vaivén
learn-lesson-shuttle-text = Una pieza entre dos líneas puede abrir un molino al cerrar otro, y capturar en cada jugada. Constrúyelo tú, y cuidado con el suyo.
learn-lesson-shuttle-task = Abre el molino de la columna e cerrando uno en la columna d.
learn-lesson-opened = Un molino abierto
learn-lesson-opened-text = Cuando una pieza sale de su molino, sus dos compañeras dejan de estar a salvo.
learn-lesson-opened-task = Las negras han ido de g1 a g4. Captura una de las dos que quedan.
learn-lesson-hunted = Cuenta sus puntos libres
learn-lesson-hunted-text = Antes de buscar un molino, cuenta adónde puede ir todavía: encerrarlo también gana. Y procura que tus piezas tengan sitio.
learn-lesson-hunted-task = A las negras les queda un punto libre. Ocúpalo.
learn-lesson-count = No empieces a mover con una pieza menos
learn-lesson-count-text = Quien empieza a mover con una pieza menos lo tiene más difícil. Mientras se coloca, responde a cada pieza que pierdas.
learn-lesson-count-task = Llevas las negras, has perdido una pieza y colocas la última. Captura tú también una.
learn-lesson-first-step = Su primer paso
learn-lesson-first-step-text = Con tu última pieza todavía eliges dónde ponerla; después se mueve. Mira qué podría cerrar el rival con su primer paso.
learn-lesson-first-step-task = Llevas las negras. Coloca la última de modo que el primer paso de las blancas no cierre ningún molino.
learn-lesson-room = Guárdate sitio
learn-lesson-room-text = Quien va a la caza de molinos puede acabar encerrado. Antes de cada paso cuenta los puntos a los que aún llegan tus piezas.
learn-lesson-room-task = Tras dos de tus tres pasos las negras te encierran enseguida. Encuentra el tercero.

## Beside the lessons

learn-more = Para leer
learn-differences = En qué se diferencian las fuentes
learn-differences-lead = Cinco reglamentos siguen fuentes escritas. De los cuatro primeros se dice aquí en qué se apartan de ludoteka, que está entero al final.
learn-differences-not = Aquí no vale:
learn-glossary = Palabras del juego
learn-history = Historia y nombres
learn-links = En otros sitios
learn-links-lead = Páginas ajenas; solo se abren con conexión.
learn-link-wikipedia = Wikipedia: el juego
learn-link-ludoteka = Ludoteka: el juego y sus reglas
learn-link-gasser = R. Gasser, Solving Nine Men’s Morris, 1996 (en inglés)
learn-link-gevay = G. Gévay y G. Danner, soluciones ampliadas y ultrafuertes, 2014 (en inglés)
learn-link-alfonso = El Libro de los juegos de Alfonso X, 1283

## History

learn-history-lead = Mucho de lo que se cuenta sobre la edad de este juego no se puede probar. Lo dudoso lleva su marca.
learn-sure = { $how ->
    [certain] Seguro
    [likely] Probable
   *[doubtful] Dudoso
}
learn-history-kurna = Hacia 1400 a. C.: Egipto
learn-history-kurna-text = En losas del techo del templo de Kurna hay tableros grabados, y a menudo se les da la edad del edificio; de allí habría pasado el juego a Grecia y Fenicia. Pero una piedra se puede rayar mucho después, y junto a ellos hay cruces coptas: de esos tableros no se conoce la fecha.
learn-history-ovid = Hacia el año 2: Ovidio
learn-history-ovid-text = El Arte de amar habla de un tablero pequeño con tres piedras por bando, donde gana quien pone las suyas en línea. Es un juego de tres piezas; del de nueve no dice nada.
learn-history-rome = Piedras romanas
learn-history-rome-text = En muchos suelos y escalones romanos hay tableros rayados. Han estado siempre al descubierto: rara vez se sabe quién los rayó, ni cuándo.
learn-history-gokstad = Hacia 900: el barco de Gokstad
learn-history-gokstad-text = En una tumba de barco noruega había un trozo de tablero de madera con las líneas de este juego. En la época vikinga se conocía en el norte.
learn-history-alfonso = 1283: el libro del rey Alfonso
learn-history-alfonso-text = El libro de los juegos que mandó hacer Alfonso X de Castilla describe el alquerque de nueve, con dados y sin ellos. Es la descripción de sus reglas más antigua que tenemos.
learn-history-cloisters = Claustros y catedrales
learn-history-cloisters-text = Hay tableros grabados en los asientos de piedra de Canterbury, Gloucester, Norwich, Salisbury y Westminster, y en iglesias de España. Muestran cuánto se jugaba al final de la Edad Media; cada tablero por separado apenas se puede fechar.
learn-history-shakespeare = Hacia 1595: Shakespeare
learn-history-shakespeare-text = En El sueño de una noche de verano los tableros cortados en los prados están bajo el agua: el nine men’s morris se ha llenado de barro.
learn-history-gasser = 1993: resuelto
learn-history-gasser-text = Ralph Gasser calculó todas las posiciones: con el mejor juego de ambos la partida es tablas.
learn-history-morris = Morris y merels
learn-history-morris-text = Merels viene de una palabra del francés antiguo para una ficha, en latín medieval merellus. Morris es lo que el oído inglés hizo de ella; ni con el baile ni con los moros tiene que ver.
learn-history-alquerque = Alquerque
learn-history-alquerque-text = La palabra es el árabe al-qirq. Libros árabes nombran un juego así llamado desde el siglo X; si era este, no lo dicen.
learn-history-names = Molino en todas partes
learn-history-names-text = Muchas lenguas lo llaman molino: moulin, Mühle, mill, mulino, moinho, molen, mølle, kvarn, malom, młynek. La pieza que va y viene, y captura cada vez, muele como él.

## Words

learn-term-point = punto
learn-term-point-text = Donde las líneas se cruzan o acaban; ahí están las piezas.
learn-term-man = pieza
learn-term-man-text = Las que aún no se han colocado están en mano.
learn-term-mill = molino
learn-term-mill-text = Tres piezas de un bando en una línea. Hacerlo es cerrarlo; sacar una pieza es abrirlo.
learn-term-take = capturar
learn-term-take-text = Quitar para siempre una pieza del rival, casi siempre por un molino.
learn-term-place = colocar
learn-term-place-text = Poner una pieza de la mano en un punto libre: la primera parte de la partida.
learn-term-step = mover
learn-term-step-text = Ir por una línea al punto libre de al lado: la segunda parte.
learn-term-fly = volar
learn-term-fly-text = Ir a cualquier punto libre, con solo tres piezas, si las reglas lo permiten.
learn-term-open-mill = molino abierto
learn-term-open-mill-text = Dos piezas en una línea y una tercera que puede cerrarla en su próxima jugada.
learn-term-shuttle = molino de vaivén
learn-term-shuttle-text = Una pieza que cierra un molino al abrir otro, y captura en cada jugada. En alemán se llama Zwickmühle.
learn-term-shut-in = encerrado
learn-term-shut-in-text = Sin jugada. El bando encerrado ha perdido.
learn-term-ply = jugada
learn-term-ply-text = Lo que hace un bando en su turno. En una partida escrita un número cuenta dos: la de las blancas y la de las negras.
learn-term-dice-right = derecho de los dados
learn-term-dice-right-text = Lo que dan cuatro tiradas en el juego del rey Alfonso: capturar una pieza de un molino del rival antes de colocar.
learn-term-perfect = juego perfecto
learn-term-perfect-text = No regalar nunca lo que vale la posición: ganar cuanto antes, hacer tablas, o perder lo más tarde posible.
