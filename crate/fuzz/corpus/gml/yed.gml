Creator "yFiles"
graph [ directed 1
 node [ id 7 graphics [ x 10.0 y -5 ] ]
 node [ id 8 ]
 edge [ source 7 target 8 graphics [ targetArrow "standard" Line [ point [ x 1 y 2 ] point [ x 3 y 4 ] point [ x 5 y 6 ] ] ] ]
]
