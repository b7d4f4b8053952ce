/** Titel des Bretts, mit dem die Seite beginnt, wie in der Galerie. */
export const FIRST_TITLE: string = "Gitter 9×9";
